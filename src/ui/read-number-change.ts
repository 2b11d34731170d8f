import { parseNumber } from './parse-number.ts'

/** What becomes of a number: another one whatever it was, or one that follows from it. */
export type NumberChange = (value: number) => number

const relative = /^\s*([-−+*/]=|[+*/×÷])/

/**
 * What a typed text does to a number. A text that begins with a sign of calculation goes on from what is there: `+1`, `*2`, `/3`, `-=1`
 * (`-1` alone is the number). Anything else is the number itself, as `parseNumber` reads it. `undefined` when it is neither.
 */
export function readNumberChange(text: string): NumberChange | undefined {
  const sign = relative.exec(text)?.[1]
  if (sign === undefined) {
    const value = parseNumber(text)
    return value === undefined ? undefined : () => value
  }
  const by = parseNumber(text.slice(text.indexOf(sign) + sign.length))
  if (by === undefined) return undefined
  switch (sign[0]) {
    case '+':
      return (value) => tidy(value + by)
    case '*':
    case '×':
      return (value) => tidy(value * by)
    case '/':
    case '÷':
      return by === 0 ? undefined : (value) => tidy(value / by)
    default:
      return (value) => tidy(value - by)
  }
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
const tidy = (value: number): number => Number(value.toFixed(9))
