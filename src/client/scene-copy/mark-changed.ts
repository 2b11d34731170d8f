import { copyKeys } from './copy-keys.ts'

/** Says at once in the copy of local storage, if there is one, that the server lacks edits. Throws when storage is forbidden. */
export function markChanged(projectId: string | null): void {
  const { changed } = copyKeys(projectId)
  if (localStorage.getItem(changed) !== null) localStorage.setItem(changed, 'true')
}
