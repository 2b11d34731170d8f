import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import { arrow, keyGlyph, keyWord } from './key-glyph.ts'

/** Milliseconds, long enough for programs that look once a step whether a key is down. */
const shortPress = 120

/** A button on the screen that is a key as long as a finger holds it. */
export class TouchButton {
  readonly element = document.createElement('button')
  readonly #key: string
  readonly #onHold: (isHeld: boolean) => void

  constructor(key: string, onHold: (isHeld: boolean) => void) {
    const { element } = this
    this.#key = key
    this.#onHold = onHold
    element.type = 'button'
    // Whoever has a keyboard has the key itself: the space bar must not press what a finger pressed last.
    element.tabIndex = -1
    element.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
      this.#hold(true)
    })
    element.addEventListener('lostpointercapture', () => this.#hold(false))
    // With a keyboard or a screen reader it is pressed without a pointer, for the time of a press.
    element.addEventListener('click', ({ detail }) => {
      if (detail !== 0) return
      this.#hold(true)
      setTimeout(() => this.#hold(false), shortPress)
    })
  }

  /** Its face: the key, or a jump. */
  show(locale: CodeLocale, isJump: boolean): void {
    const name = isJump ? screenWords.jump[locale] : keyWord(this.#key, locale)
    if (this.element.getAttribute('aria-label') === name) return
    this.element.setAttribute('aria-label', name)
    this.element.classList.toggle('is-word', name.length > 1)
    this.element.replaceChildren(isJump ? arrow(0) : keyGlyph(this.#key, locale))
  }

  /** Columns are counted from the right, rows from the top; from 1. */
  place(column: number, row: number): void {
    this.element.style.gridArea = `${row} / ${column}`
  }

  #hold(isHeld: boolean) {
    // Its key was let go of when it left the page.
    if (!this.element.isConnected) return
    this.element.classList.toggle('is-held', isHeld)
    this.#onHold(isHeld)
  }
}
