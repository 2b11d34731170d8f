import type { CodeLocale } from '../../../../language/locale.ts'
import type { ScreenLayer } from '../../screen/screen-layer.ts'
import type { SurfaceActions, SurfaceStage } from './surface-parts.ts'
import { surfaceWords } from './surface-words.ts'

/** What is drawn on buttons that are too small for words. */
const signs = new Map<keyof typeof surfaceWords, string>([
  ['left', '↺'],
  ['right', '↻'],
  ['smaller', '−'],
  ['larger', '+'],
])

/** The way in, over the picture of a running world; and over the room what can be done there. */
export class SurfaceControls {
  readonly #locale: CodeLocale
  readonly #outside: HTMLElement
  readonly #inside: HTMLElement
  readonly #line: HTMLElement
  readonly #trouble: HTMLElement
  readonly #placed: readonly HTMLButtonElement[]

  constructor(layer: ScreenLayer, locale: CodeLocale, actions: SurfaceActions & { enter(): void }) {
    this.#locale = locale
    this.#outside = layer.add('div', 'screen-surface')
    this.#trouble = document.createElement('p')
    this.#trouble.setAttribute('role', 'status')
    const promise = document.createElement('p')
    promise.textContent = surfaceWords.promise[locale]
    this.#outside.append(
      this.#trouble,
      promise,
      this.#button('enter', () => actions.enter()),
    )

    this.#inside = layer.add('div', 'screen-room')
    this.#line = document.createElement('p')
    this.#line.setAttribute('role', 'status')
    const row = document.createElement('div')
    this.#placed = [
      this.#button('left', () => actions.turn(1)),
      this.#button('right', () => actions.turn(-1)),
      this.#button('smaller', () => actions.resize(-1)),
      this.#button('larger', () => actions.resize(1)),
      this.#button('again', () => actions.placeAgain()),
    ]
    row.append(
      ...this.#placed,
      this.#button('leave', () => actions.leave()),
    )
    this.#inside.append(this.#line, row)
    this.show(null)
  }

  /** `null`: the person is not in the room. */
  show(stage: SurfaceStage | null): void {
    this.#outside.hidden = stage !== null
    this.#inside.hidden = stage === null
    for (const button of this.#placed) button.hidden = stage !== 'placed'
    const words = stage === null ? '' : surfaceWords[stage][this.#locale]
    if (this.#line.textContent !== words) this.#line.textContent = words
  }

  /** What went wrong. */
  say(text: string | null): void {
    this.#trouble.textContent = text ?? ''
  }

  #button(name: keyof typeof surfaceWords, press: () => void): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    const words = surfaceWords[name][this.#locale]
    const sign = signs.get(name)
    button.textContent = sign ?? words
    if (sign !== undefined) button.ariaLabel = words
    button.addEventListener('click', press)
    return button
  }
}
