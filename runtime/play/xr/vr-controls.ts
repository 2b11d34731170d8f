import type { CodeLocale } from '../../../language/locale.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import { type VrComfort, vrChoices } from './vr-parts.ts'

interface VrControlsParts {
  /** Written by the person's choices. */
  readonly comfort: VrComfort
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** The buttons for going in with glasses: in, out, and how one likes it there. */
export class VrControls {
  readonly #locale: CodeLocale
  readonly #parts: VrControlsParts
  readonly #door: HTMLButtonElement
  readonly #line: HTMLElement
  readonly #boxes = new Map<keyof VrComfort, HTMLInputElement>()
  #isInside = false

  constructor(layer: ScreenLayer, locale: CodeLocale, parts: VrControlsParts) {
    this.#locale = locale
    this.#parts = parts
    const bar = layer.add('div', 'screen-vr')
    this.#door = document.createElement('button')
    this.#door.type = 'button'
    this.#door.addEventListener('click', () => (this.#isInside ? parts.onLeave() : parts.onEnter()))
    const choices = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = screenWords.vrComfort[locale]
    choices.append(summary)
    for (const { name, words } of vrChoices) {
      const { label, box } = this.#choice(name, screenWords[words][locale])
      choices.append(label)
      this.#boxes.set(name, box)
    }
    this.#line = document.createElement('p')
    this.#line.setAttribute('role', 'status')
    bar.append(this.#door, choices, this.#line)
    this.setInside(false)
  }

  setInside(isInside: boolean): void {
    this.#isInside = isInside
    // Inside they are chosen on a board.
    for (const [name, box] of this.#boxes) box.checked = this.#parts.comfort[name]
    this.#door.textContent = screenWords[isInside ? 'vrLeave' : 'vrEnter'][this.#locale]
  }

  /** What went wrong. */
  say(text: string | null): void {
    this.#line.textContent = text ?? ''
  }

  #choice(name: keyof VrComfort, words: string) {
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.addEventListener('change', () => {
      this.#parts.comfort[name] = box.checked
    })
    label.append(box, words)
    return { label, box }
  }
}
