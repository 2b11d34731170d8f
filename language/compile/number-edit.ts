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

/** Other numbers in a text of which nothing else differs from what it was as it began to run. */
export interface NumberEdit {
  /** In the order of their table. */
  readonly numbers: readonly number[]
  /** Whether one of them is another that the run used only as it began: the settings at the top of a program. */
  readonly isTooLate: boolean
}

/** The numbers of a script's text now; `null` when something else differs, or when the text cannot be read just now. */
export function numberEdit(began: string, now: string): NumberEdit | null {
  const [before, after] = [parseScript(began), parseScript(now)]
  if (!before.ok || !after.ok) return null
  const [old, numbers] = [readProgram(before.program).numbers, readProgram(after.program).numbers]
  if (frameOf(began, old) !== frameOf(now, numbers)) return null
  return {
    numbers: numbers.map(({ value }) => value),
    isTooLate: numbers.some(({ value, isOnce }, index) => isOnce && value !== old[index]?.value),
  }
}
