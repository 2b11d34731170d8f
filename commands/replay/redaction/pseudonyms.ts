import { diceOf } from './dice.ts'
import { capitalised, isCapital, kindOf, small } from './letter-kinds.ts'
import { letterSigns } from './letter-signs.ts'
import { WordSupply } from './word-supply.ts'

/**
 * Words that say nothing about a person: what the product calls things by itself, and the words of the language JavaScript. No project has
 * so many tabs that their numbers were as long as somebody's.
 */
const kept =
  /^(index|(tab|scene|copy)\d{0,4}|async|await|break|case|catch|class|const|continue|do|else|false|finally|for|function|if|in|let|new|null|of|return|switch|this|throw|true|try|typeof|undefined|var|while)$/i

let patterns: { readonly words: RegExp; readonly letterOrHalf: RegExp } | undefined

/**
 * Letters and digits that stand together, with the signs that are read as such; `_` and `$` part words, as they do in 'Tree_copy2'. And one
 * UTF-16 unit of them. Made when they are first wanted: most sessions never redact anything.
 */
function patternsOfLetters() {
  if (patterns) return patterns
  const letters = `\\p{L}\\p{N}\\p{M}${letterSigns()}`
  patterns = {
    words: new RegExp(`[${letters}]+`, 'gu'),
    letterOrHalf: new RegExp(`[${letters}\\uD800-\\uDFFF]`, 'u'),
  }
  return patterns
}

/** A-Frame takes no attribute of such a name. */
const isHandler = (word: string): boolean => word.startsWith('on')

/** Other words for people's own, the same ones wherever they stand. */
export interface Pseudonyms {
  /**
   * The text with each word of a person replaced by one of the same form. Two words never become one, but for those that differ in
   * capitals only, and where there are more words of a form than letters to make others of.
   */
  text(text: string): string
  /** One UTF-16 unit out of a text that is not there any more, replaced without regard to the word it was in. */
  letter(unit: string, place: string): string
}

/**
 * Pseudonyms that nobody can turn back who does not know the salt. None is one of `reserved` (in small letters), which would say something
 * else than it did. The work is linear in the text.
 */
export function createPseudonyms(salt: string, reserved: ReadonlySet<string> = new Set()): Pseudonyms {
  const { words, letterOrHalf } = patternsOfLetters()
  const known = new Map<string, string>()
  const supplies = new Map<string, WordSupply>()
  const isFree = (word: string) => !reserved.has(word) && !kept.test(word) && !isHandler(word)

  const supplyFor = (word: string): WordSupply => {
    const kinds = Array.from({ length: word.length }, (_, at) => kindOf(word.charAt(at)))
    const form = kinds.map(({ sign }) => sign).join('')
    let supply = supplies.get(form)
    if (!supply) {
      supply = new WordSupply(kinds, `${salt} ${form}`)
      supplies.set(form, supply)
    }
    return supply
  }

  const word = (original: string): string => {
    if (kept.test(original)) return original
    const plain = small(original)
    let other = known.get(plain)
    if (other === undefined) {
      other = supplyFor(plain).next(plain, isFree)
      known.set(plain, other)
    }
    return capitalised(other, original)
  }

  return {
    text: (text) => text.replace(words, word),
    letter: (unit, place) => (letterOrHalf.test(unit) ? disguise(unit, `${salt} ${place}`) : unit),
  }
}

/** A digit for a digit, a capital for a capital, else a small letter. */
function disguise(unit: string, seed: string): string {
  const dice = diceOf(seed)
  if (/\p{N}/u.test(unit)) return String(dice(10))
  return String.fromCharCode((isCapital(unit) ? 65 : 97) + dice(26))
}
