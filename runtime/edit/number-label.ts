export type Axis = 'x' | 'y' | 'z'

/** The figures of a drag at the pointer, such as `x +1.5 m`, coloured by their axis. */
export class NumberLabel {
  readonly #element = document.createElement('div')

  constructor() {
    this.#element.className = 'number-label'
    this.#element.hidden = true
    this.#element.ariaHidden = 'true'
    document.body.append(this.#element)
  }

  show(text: string, axis: Axis | null, x: number, y: number): void {
    const element = this.#element
    element.textContent = text
    element.dataset.axis = axis ?? ''
    element.hidden = false
    const left = Math.min(x + 18, window.innerWidth - element.offsetWidth - 8)
    const top = Math.max(8, Math.min(y + 18, window.innerHeight - element.offsetHeight - 8))
    element.style.transform = `translate(${left}px, ${top}px)`
  }

  hide(): void {
    this.#element.hidden = true
  }
}
