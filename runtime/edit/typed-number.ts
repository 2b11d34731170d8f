/** Digits of the longest number that somebody types while dragging. */
const longest = 8

/** A number that is typed while something is dragged: digits, a sign, a point or a comma. */
export class TypedNumber {
  #text = ''

  /** What was typed so far, as it was typed; `''` for nothing. */
  get text(): string {
    return this.#text
  }

  /** `null` as long as it is none. */
  get value(): number | null {
    const number = Number(this.#text.replace(',', '.'))
    return /\d/.test(this.#text) && Number.isFinite(number) ? number : null
  }

  /** Takes a key; `false` when it does not belong to a number. */
  press(key: string): boolean {
    if (key === 'Backspace') {
      const hadText = this.#text !== ''
      this.#text = this.#text.slice(0, -1)
      return hadText
    }
    if (key === '-') {
      this.#text = this.#text.startsWith('-') ? this.#text.slice(1) : `-${this.#text}`
      return true
    }
    const isPoint = (key === '.' || key === ',') && !/[.,]/.test(this.#text)
    if (!isPoint && !/^\d$/.test(key)) return false
    if (this.#text.length < longest) this.#text += key
    return true
  }

  clear(): void {
    this.#text = ''
  }
}
