import { Hash } from '../../../model/hash.ts'

/** Words that say nothing about a person: what the product calls things by itself, and the words of the language JavaScript. */
const kept =
  /^(index|(tab|scene)\d*|copy\d*|async|await|break|case|catch|class|const|continue|do|else|false|finally|for|function|if|in|let|new|null|of|return|switch|this|throw|true|try|typeof|undefined|var|while)$/i

/** Letters and digits that stand together; `_` and `$` part words, as they do in 'Tree_copy2'. */
const words = /[\p{L}\p{N}\p{M}]+/gu

const digit = /\p{N}/u
const capital = /\p{Lu}/u
const letterOrHalf = /[\p{L}\p{N}\p{M}\uD800-\uDFFF]/u
const firstIdeograph = 0x4e00

/** Other words for people's own, the same ones wherever they stand. */
export interface Pseudonyms {
  /** The text with each word of a person replaced by one of the same length; two words never become one. */
  text(text: string): string
  /** One UTF-16 unit out of a text that is not there any more, replaced without regard to the word it was in. */
  letter(unit: string, place: string): string
}

/** Pseudonyms that nobody can turn back who does not know the salt. */
export function createPseudonyms(salt: string): Pseudonyms {
  const known = new Map<string, string>()
  const taken = new Set<string>()
  let ideographs = 0

  const guess = (word: string, attempt: number): string =>
    Array.from({ length: word.length }, (_, at) =>
      disguise(word.charAt(at), `${salt} ${word} ${at} ${attempt}`),
    ).join('')

  /** Short words soon run out of letters. */
  const rare = (word: string): string =>
    Array.from({ length: word.length }, () =>
      String.fromCharCode(firstIdeograph + (ideographs++ % 20_000)),
    ).join('')

  const word = (original: string): string => {
    if (kept.test(original)) return original
    const before = known.get(original)
    if (before !== undefined) return before
    let made = original
    for (let attempt = 0; made === original || taken.has(made.toLowerCase()); attempt++)
      made = attempt < 20 ? guess(original, attempt) : rare(original)
    taken.add(made.toLowerCase())
    known.set(original, made)
    return made
  }

  return {
    text: (text) => text.replace(words, word),
    letter: (unit, place) => (letterOrHalf.test(unit) ? disguise(unit, `${salt} ${place}`) : unit),
  }
}

/** A digit for a digit, a capital for a capital, else a small letter. */
function disguise(unit: string, seed: string): string {
  const dice = Number.parseInt(new Hash().text(seed).digest().slice(0, 8), 16)
  if (digit.test(unit)) return String(dice % 10)
  return String.fromCharCode((capital.test(unit) ? 65 : 97) + (dice % 26))
}
