import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'

/** Degrees that the arrow, which points up, is turned by. */
const turns: ReadonlyMap<string, number> = new Map([
  ['up', 0],
  ['right', 90],
  ['down', 180],
  ['left', 270],
])

const words = {
  space: screenWords.keySpace,
  enter: screenWords.keyEnter,
  up: screenWords.keyUp,
  down: screenWords.keyDown,
  left: screenWords.keyLeft,
  right: screenWords.keyRight,
}

const hasWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** What a key is called, by its `keyName`. */
export const keyWord = (key: string, locale: CodeLocale): string =>
  hasWord(key) ? words[key][locale] : key.length === 1 ? key.toUpperCase() : key

/** A picture of an arrow for the keys that have one, otherwise the key's name. */
export function keyGlyph(key: string, locale: CodeLocale): Node {
  const turn = turns.get(key)
  return turn === undefined ? document.createTextNode(keyWord(key, locale)) : arrow(turn)
}

/** An arrow that points up, turned clockwise. */
export function arrow(degrees: number): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const picture = document.createElementNS(space, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', 'M12 20V5M5 12l7-7 7 7')
  line.setAttribute('transform', `rotate(${degrees} 12 12)`)
  picture.append(line)
  return picture
}
