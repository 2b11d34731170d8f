import { numberPlace, numbersPerShelf } from '../../language/compile/guard-name.ts'
import type { NumberChanges } from '../../protocol/frame/run-input.ts'

/** Numbers by their places (`numberPlace`). */
type NumberShelf = Record<`n${number}`, number>

/** The numbers of a script, where they can change while it runs. */
export interface NumberShelves {
  readonly [shelf: `v${number}`]: NumberShelf
}

/**
 * Shelves with the numbers of a script. An engine takes what stands in a place of a known object, and was never another, for a number in the code:
 * that is why they are no list, and why each shelf is read from a text, by which it gets its places at once.
 */
export function createNumberShelves(numbers: readonly number[]): {
  readonly shelves: NumberShelves
  /** Puts other numbers in the place of some. What is no number of the script is left out. */
  readonly set: (changes: NumberChanges) => void
} {
  const shelves: Record<`v${number}`, NumberShelf> = {}
  for (let first = 0; first < numbers.length; first += numbersPerShelf)
    shelves[numberPlace(first).shelf] = shelfOf(numbers.slice(first, first + numbersPerShelf))
  return {
    shelves,
    set(changes) {
      for (const [index, value] of changes) {
        const { shelf, place } = numberPlace(index)
        const numbersThere = shelves[shelf]
        if (numbersThere && place in numbersThere) numbersThere[place] = value
      }
    },
  }
}

const shelfOf = (numbers: readonly number[]): NumberShelf =>
  JSON.parse(`{${numbers.map((value, index) => `"${numberPlace(index).place}":${jsonOf(value)}`).join()}}`)

/** Zero keeps its minus. */
const jsonOf = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))
