import { keyCalled } from '../known-keys.ts'

/** Directions as they stand before a noun in German: „die linke Pfeiltaste“. */
const directions: readonly (readonly [RegExp, string])[] = [
  [/^(?:obere[nr]?|aufwärts)$/, 'up'],
  [/^(?:untere[nr]?|abwärts)$/, 'down'],
  [/^linke[nr]?$/, 'left'],
  [/^rechte[nr]?$/, 'right'],
]

const keyNamed = (word: string): string | null =>
  directions.find(([direction]) => direction.test(word))?.[1] ?? keyCalled(word)

/** Words that may stand between a key and the word for keys. */
const between = /^(?:arrow|pfeil|cursor|the|die|den|der|nach|is|wird|ist|to)$/

/** The words of a hat in small letters, without quotation marks, brackets and the “v” of a menu: `[up arrow v]`; „Leertaste“ is two. */
const wordsOf = (said: string): readonly string[] =>
  said
    .toLowerCase()
    // In brackets or quotation marks it is the letter.
    .replaceAll(/(?<=\s|^)a\s+(?=key\b)/g, '')
    .replaceAll(/\s+v\s*\]/g, ' ')
    .replaceAll(/(?<=\p{L})taste/gu, ' taste')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The key that stands beside the word at `at`, in one direction. */
function beside(words: readonly string[], at: number, step: 1 | -1): string | null {
  let place = at + step
  while (between.test(words[place] ?? '')) place += step
  return keyNamed(words[place] ?? '')
}

/** The key of “key up pressed”, “up arrow key”, „die w-Taste wird gedrückt“, “space pressed”; “…” where none is named, `null` where no key is meant. */
export function keyOfHat(said: string): string | null {
  const words = wordsOf(said)
  const nouns = [/^(?:key|tasten?)$/, /^(?:arrow|pfeil)$/]
  for (const noun of nouns) {
    const at = words.findIndex((word) => noun.test(word))
    if (at >= 0) return beside(words, at, -1) ?? beside(words, at, 1) ?? '…'
  }
  const at = words.findIndex((word) => /^(?:press(?:ed)?|gedrückt|gedrueckt|drücke)$/.test(word))
  if (at < 0) return null
  return beside(words, at, 1) ?? (words[at] === 'press' ? null : beside(words, at, -1))
}
