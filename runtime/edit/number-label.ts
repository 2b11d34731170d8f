export type Axis = 'x' | 'y' | 'z'

/** CSS pixels from the pointer, and from the rim of the picture. */
const away = 18
const rim = 8

/** The figures of a drag at the pointer, such as `x +1.5 m`, coloured by their axis. */
export class NumberLabel {
  readonly #element = document.createElement('div')

  constructor() {
    this.#element.className = 'number-label'
    this.#element.hidden = true
    this.#element.ariaHidden = 'true'
    document.body.append(this.#element)
  }

  /** Beside that point (CSS pixels), but within the picture. Asks the browser for no layout: it is called at every move of a hand. */
  show(text: string, axis: Axis | null, x: number, y: number): void {
    const element = this.#element
    if (element.textContent !== text) element.textContent = text
    element.dataset.axis = axis ?? ''
    element.hidden = false
    const left = `min(${x + away}px, 100vw - 100% - ${rim}px)`
    const top = `max(${rim}px, min(${y + away}px, 100vh - 100% - ${rim}px))`
    element.style.translate = `${left} ${top}`
  }

  hide(): void {
    this.#element.hidden = true
  }
}
