/** What happens at one place of a text. */
interface Place {
  /** What comes there, at the end of what is before, and at the beginning of what is behind. */
  left: string
  right: string
  /** What stands in the place of the text from there to `end`. */
  by: string
  end: number
}

/**
 * Edits of a text at places of the original, put together in the end. A place is between two letters: what is put to its left stays with what is before,
 * what is put to its right with what is behind. A part can be replaced once, and nothing is put within it.
 */
export class SourceEdits {
  readonly original: string
  readonly #places: (Place | undefined)[]

  constructor(original: string) {
    this.original = original
    // Programs have thousands of places, and the next one is found faster than it could be sorted in.
    this.#places = new Array(original.length + 1)
  }

  appendLeft(at: number, text: string): void {
    this.#at(at).left += text
  }

  appendRight(at: number, text: string): void {
    this.#at(at).right += text
  }

  prependRight(at: number, text: string): void {
    const place = this.#at(at)
    place.right = text + place.right
  }

  /** Puts a text in the place of a part; what was put before and behind the part stays. */
  update(from: number, to: number, by: string): void {
    const place = this.#at(from)
    place.by = by
    place.end = to
  }

  toString(): string {
    const { original } = this
    let text = ''
    let done = 0
    for (let at = 0; at <= original.length; at += 1) {
      const place = this.#places[at]
      if (!place || at < done) continue
      text += original.slice(done, at) + place.left + place.right + place.by
      done = Math.max(at, place.end)
    }
    return text + original.slice(done)
  }

  #at(at: number): Place {
    const place = this.#places[at] ?? { left: '', right: '', by: '', end: 0 }
    this.#places[at] = place
    return place
  }
}
