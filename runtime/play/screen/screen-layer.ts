import type { CodeLocale } from '../../../language/locale.ts'

/** What lies over the picture of a running world: HTML, whose texts come in as text and never as HTML. */
export class ScreenLayer {
  readonly #root = document.createElement('div')

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
}
