import { sceneBytes } from '../templates/scene-bytes.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

/** Of the first sample; the others follow in the order of the list. */
const firstClientId = 100

/** A sample's document as one Yjs update, under a client id that is reserved for it. */
export const sampleBytes = (sample: Sample): Uint8Array =>
  sceneBytes({ ...sample.world, slug: 'blank', clientId: firstClientId + samples.indexOf(sample) })
