import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import type { EffectShow } from './effect-show.ts'

/** One colour over the whole picture, which comes and goes with the time of the run. */
export class FadeShow implements EffectShow<'fade'> {
  readonly #veil: HTMLElement
  #from = 0
  #to = 0
  #seconds = 0
  #age = 0

  constructor(layer: ScreenLayer) {
    this.#veil = layer.add('div', 'screen-fade')
    this.end()
  }

  show({ isOut, colour, seconds }: SimEffectOf<'fade'>): void {
    this.#from = this.#now
    this.#to = Number(isOut)
    this.#seconds = seconds
    this.#age = 0
    if (isOut) this.#veil.style.background = colour
    this.#draw()
  }

  advance(seconds: number): void {
    if (this.#age >= this.#seconds || seconds === 0) return
    this.#age += seconds
    this.#draw()
  }

  end(): void {
    this.#from = 0
    this.#to = 0
    this.#seconds = 0
    this.#draw()
  }

  get #now(): number {
    const share = this.#seconds > 0 ? Math.min(1, this.#age / this.#seconds) : 1
    return this.#from + (this.#to - this.#from) * share
  }

  #draw() {
    const opacity = this.#now
    this.#veil.hidden = opacity === 0
    this.#veil.style.opacity = String(opacity)
  }
}
