import type { RecordingBase } from '../../../commands/core/recording.ts'
import { Hash } from '../../../model/hash.ts'

/** The digest of all that a base holds. */
export function baseHash({ document, ...facts }: RecordingBase): string {
  return new Hash().json(facts).bytes(document).digest()
}
