import { sceneBytes } from '../templates/scene-bytes.ts'
import type { Sample } from './sample.ts'

/** A sample as the document of a new project: one Yjs update, written under the client id of whoever makes the project. */
export const sampleBytes = (sample: Sample, clientId: number): Uint8Array =>
  sceneBytes({ ...sample.world, slug: 'blank', clientId })
