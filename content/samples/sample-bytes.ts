import type { SceneBlueprint } from '../templates/scene-blueprint.ts'
import { sceneBytes, sceneDocument } from '../templates/scene-bytes.ts'
import type { Sample } from './sample.ts'

const blueprintOf = ({ world }: Sample, clientId: number): SceneBlueprint => ({
  ...world,
  slug: 'blank',
  clientId,
})

/** A sample as the document of a new project: one Yjs update, written under the client id of whoever makes the project. */
export const sampleBytes = (sample: Sample, clientId: number): Uint8Array =>
  sceneBytes(blueprintOf(sample, clientId))

/** The same as the document itself. */
export const sampleDocument = (sample: Sample, clientId: number) =>
  sceneDocument(blueprintOf(sample, clientId))
