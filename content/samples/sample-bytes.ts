import type { CodeLocale } from '../../language/locale.ts'
import type { SceneBlueprint } from '../templates/scene-blueprint.ts'
import { sceneBytes, sceneDocument } from '../templates/scene-bytes.ts'
import type { Sample } from './sample.ts'
import { sampleWorld } from './sample-world.ts'

const blueprintOf = (sample: Sample, clientId: number, locale: CodeLocale): SceneBlueprint => ({
  ...sampleWorld(sample, locale),
  slug: 'blank',
  clientId,
})

/** A sample as the document of a new project in a language: one Yjs update, written under the client id of whoever makes the project. */
export const sampleBytes = (sample: Sample, clientId: number, locale: CodeLocale): Uint8Array =>
  sceneBytes(blueprintOf(sample, clientId, locale))

/** The same as the document itself. */
export const sampleDocument = (sample: Sample, clientId: number, locale: CodeLocale) =>
  sceneDocument(blueprintOf(sample, clientId, locale))
