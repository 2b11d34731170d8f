import { copyKeys } from './copy-keys.ts'
import { foreignCopy } from './foreign-copy.ts'

/** Takes a copy that we wrote out of local storage, with all that was said of it. */
export function forgetCopy(projectId: string | null): void {
  const keys = copyKeys(projectId)
  if (foreignCopy(keys) !== null) return
  const { scenes, changed, mark, times } = keys
  for (const key of [scenes, changed, mark, ...Object.values(times ?? {})]) localStorage.removeItem(key)
}
