import type { CodeLocale } from '../../../language/locale.ts'

/** What lay over the picture at one moment; the same object as long as nothing changes. */
export type ScreenLook = HTMLElement

/** What lies over the picture of a running world: HTML, whose texts come in as text and never as HTML. */
export class ScreenLayer {
  readonly #root = document.createElement('div')
  readonly #changes = new MutationObserver(() => {
    this.#look = null
  })
  #isWatched = false
  #board: HTMLElement | null = null
  #look: ScreenLook | null = null
  #past: ScreenLook | null = null

  constructor(page: HTMLElement, locale: CodeLocale) {
    this.#root.className = 'screen-layer'
    this.#root.lang = locale
    // What is typed here is not meant for the world. Keys that were held before may still be let go.
    this.#root.addEventListener('keydown', (event) => event.stopPropagation())
    page.append(this.#root)
  }

  /** An element of the layer, empty; `name` is its class. */
  add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag)
    element.className = name
    this.#root.append(element)
    return element
  }

  /** From now on this element has the upper left corner of the picture. */
  takeCorner(board: HTMLElement): void {
    this.#board = board
  }

  /** Pixels that are taken in the upper left of the picture, to the right and down. */
  get corner(): readonly [number, number] {
    const { right = 0, bottom = 0, height = 0 } = this.#board?.getBoundingClientRect() ?? {}
    return height > 0 ? [right, bottom] : [0, 0]
  }

  /** A picture of the layer as it is, in which nothing can be done. */
  look(): ScreenLook {
    if (!this.#isWatched) {
      this.#changes.observe(this.#root, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
      this.#isWatched = true
    }
    if (this.#changes.takeRecords().length > 0) this.#look = null
    if (this.#look) return this.#look
    const look = document.createElement('div')
    look.className = this.#root.className
    look.lang = this.#root.lang
    look.inert = true
    for (const element of this.#root.children) look.append(element.cloneNode(true))
    this.#look = look
    return look
  }

  /** What is seen of it now, which may be how it was. */
  get shown(): ScreenLook {
    return this.#past ?? this.look()
  }

  /** Shows the layer as it was; `null` = as it is. */
  showPast(look: ScreenLook | null): void {
    if (look === this.#past) return
    this.#past?.remove()
    this.#past = look
    if (look) this.#root.after(look)
    this.#root.style.display = look ? 'none' : ''
    // That it was hidden meanwhile changes nothing of how it looks.
    const mine = this.#changes.takeRecords().every(({ target }) => target === this.#root)
    if (!mine) this.#look = null
  }
}
