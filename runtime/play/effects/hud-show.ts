import type { CodeLocale } from '../../../language/locale.ts'
import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** Score, health and bag at the upper edge of the picture. */
export class HudShow implements EffectShow<'hud'> {
  readonly #locale: CodeLocale
  readonly #bar: HTMLElement
  readonly #score: HTMLElement
  readonly #health: HTMLElement
  readonly #bag: HTMLElement
  readonly #level = document.createElement('span')

  constructor(layer: ScreenLayer, locale: CodeLocale) {
    this.#locale = locale
    this.#bar = layer.add('div', 'screen-hud')
    const [score, health, bag] = ['score', 'health', 'bag'].map((name) => {
      const part = document.createElement('p')
      part.className = `screen-${name}`
      this.#bar.append(part)
      return part
    })
    if (!score || !health || !bag) throw new Error('a part of the bar is missing')
    score.setAttribute('role', 'status')
    this.#level.className = 'screen-bar'
    this.#level.setAttribute('aria-hidden', 'true')
    this.#score = score
    this.#health = health
    this.#bag = bag
    this.end()
  }

  show({ score, health, bag }: SimEffectOf<'hud'>): void {
    this.#score.hidden = score === null
    this.#health.hidden = health === null
    this.#bag.hidden = bag.length === 0
    const figure = new Intl.NumberFormat(this.#locale, { maximumFractionDigits: 2 })
    if (score !== null) this.#fill(this.#score, 'score', figure.format(score))
    if (bag.length > 0) this.#fill(this.#bag, 'bag', bag.join(', '))
    if (health === null) return
    this.#fill(this.#health, 'health', figure.format(health))
    this.#health.append(this.#level)
    this.#level.style.setProperty('--share', String(health / 100))
    this.#level.classList.toggle('is-low', health <= 25)
  }

  end(): void {
    for (const part of [this.#score, this.#health, this.#bag]) part.hidden = true
  }

  /** The same again would be read out again. */
  #fill(part: HTMLElement, name: 'score' | 'health' | 'bag', value: string) {
    const known = part.querySelector('strong')
    if (known) {
      if (known.textContent !== value) known.textContent = value
      return
    }
    const words = document.createElement('span')
    words.textContent = screenWords[name][this.#locale]
    const shown = document.createElement('strong')
    shown.textContent = value
    part.append(words, ' ', shown)
  }
}
