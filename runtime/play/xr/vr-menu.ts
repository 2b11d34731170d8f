import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { BoardButton } from './vr-board.ts'
import { type VrComfort, vrChoices } from './vr-parts.ts'

/** The choices that somebody has who wears glasses, and the way out. */
export class VrMenu {
  readonly #buttons: readonly BoardButton[]

  constructor(comfort: VrComfort, locale: CodeLocale, onLeave: () => void) {
    const choices = vrChoices.map(
      ({ name, words }): BoardButton => ({
        get label() {
          return `${comfort[name] ? '☑' : '☐'} ${screenWords[words][locale]}`
        },
        press: () => {
          comfort[name] = !comfort[name]
        },
      }),
    )
    this.#buttons = [...choices, { label: screenWords.vrLeave[locale], press: onLeave }]
  }

  /** Pressing a choice turns it on or off, and its label says so: it stays one button, so that who looks on presses it once. */
  buttons(): readonly BoardButton[] {
    return this.#buttons
  }
}
