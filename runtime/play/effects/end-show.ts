import type { CodeLocale } from '../../../language/locale.ts'
import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** The sheet at the end of a game, over a picture that has become calm. */
export class EndShow implements EffectShow<'end'> {
  readonly #layer: ScreenLayer
  readonly #locale: CodeLocale
  readonly #again: () => void
  #veil: HTMLElement | null = null

  /** `again` begins the world anew. */
  constructor(layer: ScreenLayer, locale: CodeLocale, again: () => void) {
    this.#layer = layer
    this.#locale = locale
    this.#again = again
  }

  show({ isWon, text }: SimEffectOf<'end'>): void {
    this.end()
    const veil = this.#layer.add('div', 'screen-veil')
    this.#veil = veil
    const sheet = document.createElement('section')
    sheet.className = 'screen-panel screen-end'
    sheet.classList.toggle('is-won', isWon)
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
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
    again.focus({ preventScroll: true })
  }

  end(): void {
    this.#veil?.remove()
    this.#veil = null
  }
}
