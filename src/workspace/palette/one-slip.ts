/** Words of fewer letters are one slip away from too many others. */
const fewest = 4

/** Whether two words are one letter apart: missing, too much, wrong, or swapped with its neighbour. */
function areOneApart(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** Who writes a word as it sounds gets its vowels wrong, of a long one more than one; shorter words would become too many others. */
const fewestByEar = 6
const fewestConsonants = 3

/** Whether two words have the same consonants and differ in their vowels, and in their length by one letter at the most. */
function soundAlike(first: string, second: string): boolean {
  if (Math.min(first.length, second.length) < fewestByEar || first[0] !== second[0]) return false
  if (Math.abs(first.length - second.length) > 1) return false
  const [bones, others] = [first, second].map((word) => word.replaceAll(/[aeiou]/g, ''))
  return bones === others && (bones?.length ?? 0) >= fewestConsonants
}

/** What German children write as they hear it, as it is written. */
const asWritten = (typed: string): string => typed.replaceAll(/sch(?=[tp])/g, 's')

/**
 * Whether somebody who typed `typed` with one slip may have meant a word or, where the slip is not at its first letter, be about to type it.
 */
export const isOneSlipFrom = (typed: string, word: string): boolean =>
  typed.length >= fewest && (isNear(typed, word) || (typed.includes('sch') && isNear(asWritten(typed), word)))

function isNear(typed: string, word: string): boolean {
  if (areOneApart(typed, word) || soundAlike(typed, word)) return true
  const isBegun = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
  return (
    isBegun &&
    [typed.length, typed.length + 1].some(
      (letters) => letters < word.length && areOneApart(typed, word.slice(0, letters)),
    )
  )
}
