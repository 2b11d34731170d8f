import type { FileId } from '../../../model/ids.ts'
import { mostWatchedVariables, type WatchedVariable } from '../../../protocol/frame/run-watch.ts'
import type { Variable } from '../../scripts/debug/debug-control.ts'
import { logText } from '../../simulation/items/log-text.ts'
import { MovingItem } from '../../simulation/items/moving-item.ts'

const longestText = 200
const unset = Symbol('unset')

/** Variables in words that can be shown; of a thing, where it is (metres). Left out: functions, what has no value yet, and a name that a nearer one hides. */
export function watchedVariables(fileId: FileId, variables: readonly Variable[]): readonly WatchedVariable[] {
  const seen = new Map<string, unknown>()
  for (const [name, look] of variables) if (!seen.has(name)) seen.set(name, looked(look))
  return [...seen]
    .filter(([, value]) => value !== unset && typeof value !== 'function')
    .slice(0, mostWatchedVariables)
    .map(([name, value]) => ({
      fileId,
      name: name.slice(0, longestText),
      text: textOf(value).slice(0, longestText),
      ...(value instanceof MovingItem ? { thing: thingName(value).slice(0, longestText) } : {}),
    }))
}

/** Whether two lists say the same. */
export const isSameVariables = (a: readonly WatchedVariable[], b: readonly WatchedVariable[]): boolean =>
  a.length === b.length &&
  a.every(({ fileId, name, text }, index) => {
    const other = b[index]
    return other?.fileId === fileId && other.name === name && other.text === text
  })

function looked(look: () => unknown): unknown {
  try {
    return look()
  } catch {
    // A variable that has no value yet cannot be looked at.
    return unset
  }
}

/** A thing that is gone has none. */
function thingName(item: MovingItem): string {
  const name = looked(() => item.name)
  return typeof name === 'string' ? name : ''
}

const tenths = (metres: number): number => Math.round(metres * 10) / 10

function textOf(value: unknown): string {
  if (!(value instanceof MovingItem)) return logText(value)
  const place = looked(() => value.position)
  if (typeof place !== 'object' || place === null || !('x' in place && 'y' in place && 'z' in place))
    return '–'
  const { x, y, z } = place
  return `x ${tenths(Number(x))}  y ${tenths(Number(y))}  z ${tenths(Number(z))}`
}
