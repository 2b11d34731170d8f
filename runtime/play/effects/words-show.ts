import type { ScreenLayer } from '../screen/screen-layer.ts'
import type { EffectShow } from './effect-show.ts'

/** Words over the picture. A screen reader hears them when they come. */
export class WordsShow implements EffectShow<'words'> {
  readonly #line: HTMLElement

  constructor(layer: ScreenLayer) {
    this.#line = layer.add('p', 'screen-words')
    this.#line.setAttribute('role', 'status')
  }

  show({ text }: { readonly text: string }): void {
    // The same again would be read out again.
    if (this.#line.textContent !== text) this.#line.textContent = text
  }

  end(): void {
    this.#line.textContent = ''
  }
}
