/** Letters that may stand for each other. */
export interface LetterKind {
  /** One unit that names the kind. */
  readonly sign: string
  readonly size: number
  /** The letter with that number, below `size`. */
  letter(number: number): string
}

const run = (sign: string, first: number, size: number): LetterKind => ({
  sign,
  size,
  letter: (number) => String.fromCharCode(first + number),
})

/** Small letters of western languages with what stands above or below them. */
const accented = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
const kinds = {
  digit: run('0', 0x30, 10),
  small: run('a', 0x61, 26),
  accented: { sign: 'é', size: accented.length, letter: (number) => accented.charAt(number) },
  /** For all other letters of the world. */
  ideograph: run('字', 0x4e00, 20_992),
} as const satisfies Record<string, LetterKind>

/** The kind of a small letter or a digit: what stands for it is of the same, so that words stay as readable and as valid as they were. */
export function kindOf(unit: string): LetterKind {
  if (unit >= '0' && unit <= '9') return kinds.digit
  if (unit >= 'a' && unit <= 'z') return kinds.small
  return unit >= 'ß' && unit <= 'ÿ' ? kinds.accented : kinds.ideograph
}

/** Whether a unit is a capital of the kinds whose capitals we know. */
export const isCapital = (unit: string): boolean =>
  (unit >= 'A' && unit <= 'Z') || (unit >= 'À' && unit <= 'Þ')

/** The word in small letters, unit by unit. */
export const small = (word: string): string =>
  word.replaceAll(/[A-ZÀ-Þ]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0x20))

/** `word` with capitals where `like` has them. */
export function capitalised(word: string, like: string): string {
  let result = ''
  for (let at = 0; at < word.length; at++)
    result += isCapital(like.charAt(at)) ? word.charAt(at).toUpperCase() : word.charAt(at)
  return result
}
