import type { CodeLocale, Said } from '../../../language/locale.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { arWords } from './ar-words.ts'

/** What AR says over the picture, and the picture that it looks for. */
export class ArPage {
  readonly #locale: CodeLocale
  readonly #line: HTMLElement
  readonly #wanted = document.createElement('img')

  /** `picture`: where the browser has it from. */
  constructor(layer: ScreenLayer, locale: CodeLocale, picture: string) {
    this.#locale = locale
    const card = layer.add('div', 'screen-ar')
    this.#line = document.createElement('p')
    this.#line.setAttribute('role', 'status')
    this.#wanted.src = picture
    this.#wanted.alt = arWords.picture[locale]
    this.#wanted.hidden = true
    card.append(this.#wanted, this.#line)
  }

  /** `null`: nothing lies over the picture any more. */
  say(words: Said | null, isPictureShown = false): void {
    this.#line.textContent = words?.[this.#locale] ?? ''
    this.#wanted.hidden = !isPictureShown
  }
}
