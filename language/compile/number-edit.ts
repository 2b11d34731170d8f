import type { LiveNumber } from './live-numbers.ts'
import { parseScript } from './parse-script.ts'
import { readProgram } from './read-program.ts'

/** The text without its numbers: what must stay the same, so that only numbers have changed. */
const frameOf = (source: string, numbers: readonly LiveNumber[]): string => {
  let at = 0
  const parts = numbers.map(({ start, end }) => {
    const part = source.slice(at, start)
    at = end
    return part
  })
  return [...parts, source.slice(at)].join('\0')
}

/**
 * The numbers of a script's text now, if nothing else in it differs from what it was as it began to run, in the order of their table; `null` when
 * something else does, or when the text cannot be read just now.
 */
export function numberEdit(began: string, now: string): readonly number[] | null {
  const [before, after] = [parseScript(began), parseScript(now)]
  if (!before.ok || !after.ok) return null
  const numbers = readProgram(after.program).numbers
  const isSame = frameOf(began, readProgram(before.program).numbers) === frameOf(now, numbers)
  return isSame ? numbers.map(({ value }) => value) : null
}
