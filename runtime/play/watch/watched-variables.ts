import type { FileId } from '../../../model/ids.ts'
import { mostWatchedVariables, type WatchedVariable } from '../../../protocol/frame/run-watch.ts'
import type { Variable } from '../../scripts/debug-guard.ts'
import { logText } from '../../simulation/items/log-text.ts'

const longestText = 200
const unset = Symbol('unset')

/** Variables in words that can be shown. Left out: functions, what has no value yet, and a name that a nearer one hides. */
export function watchedVariables(fileId: FileId, variables: readonly Variable[]): readonly WatchedVariable[] {
  const seen = new Map<string, unknown>()
  for (const [name, look] of variables) if (!seen.has(name)) seen.set(name, looked(look))
  return [...seen]
    .filter(([, value]) => value !== unset && typeof value !== 'function')
    .slice(0, mostWatchedVariables)
    .map(([name, value]) => ({
      fileId,
      name: name.slice(0, longestText),
      text: logText(value).slice(0, longestText),
    }))
}

function looked(look: () => unknown): unknown {
  try {
    return look()
  } catch {
    // A variable that has no value yet cannot be looked at.
    return unset
  }
}
