import { isReference } from './json-words.ts'
import type { Zone } from './zone.ts'

/** What the product does not know the inside of: every key and every text is somebody's, but for references to the project's files. */
export const foreignZone: Zone = {
  isKey: () => false,
  isText: (_, text, words) => isReference(text, words),
  hasWrittenNumbers: true,
  inside: () => foreignZone,
}
