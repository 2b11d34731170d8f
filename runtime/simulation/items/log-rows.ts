import { deepestLogRow, type LogRow, longestLogRow, mostLogRows } from '../../../protocol/frame/log-line.ts'
import { Coordinates } from './coordinates.ts'
import { Item } from './item.ts'
import { logText } from './log-text.ts'

/** What somebody wants to know of a thing first. */
const itemMembers = ['position', 'rotation', 'size', 'color', 'visible'] as const
/** Members of one value that are shown; of the others it is said how many there are. */
const mostMembers = 50

/** What the values of one log have in them, as it is now; none for values that are but a word or a number. Never throws. */
export function logRows(values: readonly unknown[]): readonly LogRow[] {
  const rows: LogRow[] = []
  const open = values.filter(hasMembers)
  for (const value of open) {
    if (open.length === 1) addMembers(value, 1, [value], rows)
    else addRow('', value, 1, [], rows)
  }
  return rows
}

function addMembers(value: object, depth: number, above: readonly object[], rows: LogRow[]): void {
  if (depth > deepestLogRow) return
  const members = membersOf(value)
  for (const [name, look] of members.slice(0, mostMembers)) addRow(name, looked(look), depth, above, rows)
  const more = members.length - mostMembers
  if (more > 0 && rows.length < mostLogRows) rows.push({ depth, name: '…', text: `+ ${more}` })
}

function addRow(name: string, value: unknown, depth: number, above: readonly object[], rows: LogRow[]): void {
  if (rows.length >= mostLogRows) return
  const isAgain = hasMembers(value) && above.includes(value)
  const text = isAgain ? '↻' : logText(value)
  rows.push({ depth, name: name.slice(0, longestLogRow), text: text.slice(0, longestLogRow) })
  if (hasMembers(value) && !isAgain) addMembers(value, depth + 1, [...above, value], rows)
}

const hasMembers = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names, and how to look at what they hold: that can be the learner's code. */
function membersOf(value: object): readonly (readonly [name: string, look: () => unknown])[] {
  if (value instanceof Item) return itemMembers.map((name) => [name, () => value[name]])
  if (value instanceof Coordinates) return (['x', 'y', 'z'] as const).map((name) => [name, () => value[name]])
  if (value instanceof Map) return [...value].map(([key, inner]) => [logText(key), () => inner])
  if (value instanceof Set) return [...value].map((inner, index) => [String(index), () => inner])
  const names = looked(() => Object.keys(value))
  return Array.isArray(names) ? names.map((name) => [name, () => Reflect.get(value, name)]) : []
}

function looked(look: () => unknown): unknown {
  try {
    return look()
  } catch {
    // A thing that is gone, or a getter that throws, must not end the program that only wanted to see.
    return undefined
  }
}
