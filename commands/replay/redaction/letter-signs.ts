/** Signs that are read as letters though nothing in Unicode says which: radicals, Braille, letters in squares, flags and tags. */
const drawn = '\\u2E80-\\u2FDF\\u2800-\\u28FF\\u{1F110}-\\u{1F1AC}\\u{1F1E6}-\\u{1F1FF}\\u{E0020}-\\u{E007E}'

/** Where symbols lie. */
const blocks = [
  [0x2000, 0x33ff],
  [0xfb00, 0xffff],
  [0x1c000, 0x1fbff],
] as const

/** All that is read as a letter or a digit and is none for Unicode, as the inside of a class of a regular expression with the flag `u`. */
export const letterSigns = (): string =>
  drawn + blocks.flatMap(([first, last]) => rangesOf(first, last)).join('')

function rangesOf(first: number, last: number): readonly string[] {
  const ranges: string[] = []
  for (let code = first; code <= last; code++) {
    if (!hidesLetter(code)) continue
    const start = code
    while (code < last && hidesLetter(code + 1)) code++
    ranges.push(`\\u{${start.toString(16)}}-\\u{${code.toString(16)}}`)
  }
  return ranges
}

/** Letters in circles and brackets, words in one square: what they are made of says so. */
function hidesLetter(code: number): boolean {
  const sign = String.fromCodePoint(code)
  return /\p{S}/u.test(sign) && /[\p{L}\p{N}]/u.test(sign.normalize('NFKD'))
}
