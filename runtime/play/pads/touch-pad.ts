import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import { padGrid } from './pad-grid.ts'
import type { PadKeys } from './pad-keys.ts'
import { hasStick } from './pad-layout.ts'
import { TouchButton } from './touch-button.ts'
import { WalkingStick } from './walking-stick.ts'

/** A stick and buttons over the picture, for fingers. They come with the first touch, and at once where there is nothing but fingers. */
export class TouchPad {
  readonly #root = document.createElement('div')
  readonly #area = document.createElement('div')
  readonly #stick: WalkingStick
  readonly #keys: PadKeys
  readonly #locale: CodeLocale
  #buttons: ReadonlyMap<string, TouchButton> = new Map()

  constructor(page: HTMLElement, locale: CodeLocale, keys: PadKeys) {
    this.#locale = locale
    this.#keys = keys
    this.#stick = new WalkingStick(screenWords.walk[locale], (push) => keys.push(push))
    this.#root.className = 'touch-pad'
    this.#root.lang = locale
    this.#root.hidden = !matchMedia('(pointer: coarse)').matches
    this.#area.className = 'touch-buttons'
    this.#root.append(this.#stick.element, this.#area)
    // A long press is no wish for a menu.
    this.#root.addEventListener('contextmenu', (event) => event.preventDefault())
    page.append(this.#root)
    addEventListener('pointerdown', this.#onPointer, { capture: true })
    addEventListener('resize', this.#arrange)
    this.refresh()
  }

  /** Shows what the layout of the keys has now. A button that stays is not touched: taken from the page and put back it would lose the finger that holds it. */
  refresh(): void {
    const { layout } = this.#keys
    this.#stick.element.hidden = !hasStick(layout)
    const buttons = new Map(
      layout.buttons.map((key) => [key, this.#buttons.get(key) ?? this.#button(key)] as const),
    )
    for (const [key, button] of this.#buttons) if (!buttons.has(key)) button.element.remove()
    this.#buttons = buttons
    for (const [key, button] of buttons) button.show(this.#locale, layout.walks && key === 'space')
    this.#arrange()
  }

  end(): void {
    removeEventListener('pointerdown', this.#onPointer, { capture: true })
    removeEventListener('resize', this.#arrange)
    this.#keys.end()
    this.#root.remove()
  }

  readonly #onPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || !this.#root.hidden) return
    this.#root.hidden = false
    this.#arrange()
  }

  readonly #arrange = () => {
    const stick = this.#stick.element.offsetWidth
    const grid = padGrid(this.#buttons.size, { width: innerWidth, height: innerHeight, stick })
    const { style, classList } = this.#area
    classList.toggle('is-long', grid.isLong)
    for (const name of ['size', 'width', 'right', 'lift'] as const)
      style.setProperty(`--${name}`, `${grid[name]}px`)
    const rows = Math.max(0, ...grid.places.map(({ row }) => row)) + 1
    const buttons = [...this.#buttons.values()]
    for (const [index, { column, row }] of grid.places.entries())
      buttons[index]?.place(column + 1, rows - row)
  }

  #button(key: string): TouchButton {
    const button = new TouchButton(key, (isHeld) => this.#keys.press(key, isHeld))
    this.#area.append(button.element)
    return button
  }
}
