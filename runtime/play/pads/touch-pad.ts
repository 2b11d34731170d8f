import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import { arrow, keyGlyph, keyWord } from './key-glyph.ts'
import type { PadKeys } from './pad-keys.ts'
import { hasStick } from './pad-layout.ts'
import { WalkingStick } from './walking-stick.ts'

/** A stick and buttons over the picture, for fingers. They come with the first touch, and at once where there is nothing but fingers. */
export class TouchPad {
  readonly #root = document.createElement('div')
  readonly #buttons = document.createElement('div')
  readonly #stick: WalkingStick
  readonly #keys: PadKeys
  readonly #locale: CodeLocale

  constructor(page: HTMLElement, locale: CodeLocale, keys: PadKeys) {
    this.#locale = locale
    this.#keys = keys
    this.#stick = new WalkingStick(screenWords.walk[locale], (push) => keys.push(push))
    this.#root.className = 'touch-pad'
    this.#root.lang = locale
    this.#root.hidden = !matchMedia('(pointer: coarse)').matches
    this.#buttons.className = 'touch-buttons'
    this.#root.append(this.#stick.element, this.#buttons)
    // A long press is no wish for a menu.
    this.#root.addEventListener('contextmenu', (event) => event.preventDefault())
    page.append(this.#root)
    addEventListener('pointerdown', this.#onPointer, { capture: true })
    this.refresh()
  }

  /** Shows what the layout of the keys has now. */
  refresh(): void {
    const { layout } = this.#keys
    this.#stick.element.hidden = !hasStick(layout)
    const keys = inRows(layout.buttons)
    this.#buttons.replaceChildren(...keys.map((key) => this.#button(key, layout.walks)))
  }

  end(): void {
    removeEventListener('pointerdown', this.#onPointer, { capture: true })
    this.#keys.end()
    this.#root.remove()
  }

  readonly #onPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') this.#root.hidden = false
  }

  #button(key: string, walks: boolean): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    // Whoever has a keyboard has the key itself: the space bar must not press what a finger pressed last.
    button.tabIndex = -1
    const isJump = walks && key === 'space'
    const name = isJump ? screenWords.jump[this.#locale] : keyWord(key, this.#locale)
    button.setAttribute('aria-label', name)
    button.append(isJump ? arrow(0) : keyGlyph(key, this.#locale))
    const set = (isHeld: boolean) => {
      button.classList.toggle('is-held', isHeld)
      this.#keys.press(key, isHeld)
    }
    button.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      button.setPointerCapture(event.pointerId)
      set(true)
    })
    button.addEventListener('lostpointercapture', () => set(false))
    // With a keyboard or a screen reader it is pressed without a pointer, for the time of a press.
    button.addEventListener('click', ({ detail }) => {
      if (detail !== 0) return
      set(true)
      setTimeout(() => set(false), shortPress)
    })
    return button
  }
}

/** Rows of two are filled from the thumb's corner, but read from left to right: 1, then 2 and 3 above it. */
function inRows(keys: readonly string[]): readonly string[] {
  const [first = [], ...others] = [0, 2, 4].map((from) => keys.slice(from, from + 2))
  return [...first, ...others.flatMap((row) => row.toReversed())]
}

/** Milliseconds, long enough for programs that look once a step whether a key is down. */
const shortPress = 120
