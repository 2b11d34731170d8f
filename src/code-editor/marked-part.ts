/** A text in quotes, from where it begins. */
const quoted = /(["'`])(?:\\.|(?!\1).)*\1/y
const words = /[\p{ID_Continue}$]+/gu

/**
 * What is underlined of a line for a mistake at `at` (from 0): the text in quotes that begins there, the word there, or else the rest of the line; at its
 * end, where nothing follows, all of it.
 */
export function markedPart(line: string, at: number): readonly [from: number, to: number] {
  quoted.lastIndex = at
  const text = quoted.exec(line)
  if (text) return [at, quoted.lastIndex]
  const word = [...line.matchAll(words)].find(
    ({ index, 0: { length } }) => index <= at && at <= index + length,
  )
  if (word) return [word.index, word.index + word[0].length]
  return at < line.length ? [at, line.length] : [0, line.length]
}
