import { type CopyKeys, copyKeys, tabKey } from './copy-keys.ts'
import { copyMark } from './copy-mark.ts'
import { foreignCopy } from './foreign-copy.ts'

/** A project's scenes as JSON of the specification's entries, and how far they have come. */
export interface SceneCopy {
  readonly text: string
  /** Whether the server lacks edits. */
  readonly isChanged: boolean
  /** When the newest edit was seen, ms since 1970. */
  readonly editedAt: number
}

/**
 * Writes the readable copy under the keys of the specification (section 3, Browser storage), into the tab's storage and the
 * browser's. Nothing is ever opened from it. A copy that somebody else has changed is left alone. Throws 'error saving scenes to
 * session storage' or '… local storage' (X07) when one refuses; the other is written all the same, and no older copy is left behind.
 */
export function saveScenes(projectId: string | null, copy: SceneCopy): void {
  let failure: Error | undefined
  try {
    put(sessionStorage, [[tabKey, copy.text]])
  } catch (cause) {
    failure = new Error('error saving scenes to session storage', { cause })
  }
  try {
    saveToBrowser(copyKeys(projectId), copy)
  } catch (cause) {
    failure ??= new Error('error saving scenes to local storage', { cause })
  }
  if (failure) throw failure
}

function saveToBrowser(keys: CopyKeys, { text, isChanged, editedAt }: SceneCopy): void {
  if (foreignCopy(keys) !== null) return
  const entries = [
    [keys.mark, copyMark(text)],
    [keys.scenes, text],
    [keys.changed, String(isChanged)],
  ]
  if (keys.times) {
    const known = localStorage.getItem(keys.scenes) === text ? localStorage.getItem(keys.times.local) : null
    const local = known ?? String(editedAt)
    entries.push([keys.times.local, local])
    if (!isChanged) entries.push([keys.times.project, local])
  }
  put(localStorage, entries)
}

/** All or none. */
function put(storage: Storage, entries: readonly (readonly string[])[]): void {
  try {
    for (const [key = '', value = ''] of entries) storage.setItem(key, value)
  } catch (error) {
    for (const [key = ''] of entries) storage.removeItem(key)
    throw error
  }
}
