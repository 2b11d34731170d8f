import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { BoardButton } from './vr-board.ts'
import { type VrComfort, vrChoices } from './vr-parts.ts'

/** The choices that somebody has who wears glasses, and the way out. */
export class VrMenu {
  readonly #comfort: VrComfort
  readonly #locale: CodeLocale
  readonly #leave: BoardButton
  readonly #made = new Map<string, BoardButton>()

  constructor(comfort: VrComfort, locale: CodeLocale, onLeave: () => void) {
    this.#comfort = comfort
    this.#locale = locale
    this.#leave = { label: screenWords.vrLeave[locale], press: onLeave }
  }

  /** As they stand now: pressing one turns it on or off. */
  buttons(): readonly BoardButton[] {
    const choices = vrChoices.map(({ name, words }) => {
      const isOn = this.#comfort[name]
      const label = `${isOn ? '☑' : '☐'} ${screenWords[words][this.#locale]}`
      const known = this.#made.get(label)
      if (known) return known
      const press = () => {
        this.#comfort[name] = !this.#comfort[name]
      }
      const button = { label, press }
      this.#made.set(label, button)
      return button
    })
    return [...choices, this.#leave]
  }
}
