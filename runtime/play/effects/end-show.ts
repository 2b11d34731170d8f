import type { CodeLocale } from '../../../language/locale.ts'
import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** Milliseconds in which keys that were still meant for the game do not begin it anew. */
const untilKeys = 1_200

/** The sheet at the end of a game, over a picture that has become calm; what was won is celebrated behind it. */
export class EndShow implements EffectShow<'end'> {
  readonly #layer: ScreenLayer
  readonly #locale: CodeLocale
  readonly #again: () => void
  #veil: HTMLElement | null = null
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** `again` begins the world anew. */
  constructor(layer: ScreenLayer, locale: CodeLocale, again: () => void) {
    this.#layer = layer
    this.#locale = locale
    this.#again = again
  }

  show({ isWon, text }: SimEffectOf<'end'>): void {
    this.end()
    const veil = this.#layer.add('div', 'screen-veil')
    veil.classList.toggle('is-won', isWon)
    this.#veil = veil
    const sheet = document.createElement('section')
    sheet.className = 'screen-panel screen-end'
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
    sheet.tabIndex = -1
    const heading = document.createElement('h2')
    heading.textContent = screenWords[isWon ? 'won' : 'lost'][this.#locale]
    sheet.setAttribute('aria-label', heading.textContent)
    const words = document.createElement('p')
    words.textContent = text
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = screenWords.again[this.#locale]
    again.addEventListener('click', this.#again)
    sheet.append(heading, words, again)
    veil.append(sheet)
    sheet.focus({ preventScroll: true })
    this.#waiting = setTimeout(() => again.focus({ preventScroll: true }), untilKeys)
  }

  end(): void {
    clearTimeout(this.#waiting)
    this.#veil?.remove()
    this.#veil = null
  }
}
