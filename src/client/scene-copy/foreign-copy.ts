import type { CopyKeys } from './copy-keys.ts'
import { copyMark } from './copy-mark.ts'

/** The copy in local storage when it is not what we wrote last: somebody else has changed it. Throws when storage is forbidden. */
export function foreignCopy(keys: CopyKeys): string | null {
  const text = localStorage.getItem(keys.scenes)
  return text === null || localStorage.getItem(keys.mark) === copyMark(text) ? null : text
}
