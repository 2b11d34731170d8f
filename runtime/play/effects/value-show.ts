import type { ScreenLayer } from '../screen/screen-layer.ts'
import type { EffectShow } from './effect-show.ts'

/** Values of programs on a board in the corner of the picture, each with its name. */
export class ValueShow implements EffectShow<'value'> {
  readonly #board: HTMLElement
  readonly #rows = new Map<string, { readonly row: HTMLElement; readonly value: HTMLElement }>()

  constructor(layer: ScreenLayer) {
    this.#board = layer.add('dl', 'screen-values')
    layer.takeCorner(this.#board)
  }

  show({ name, text }: { readonly name: string; readonly text: string | null }): void {
    if (text === null) {
      this.#rows.get(name)?.row.remove()
      this.#rows.delete(name)
      return
    }
    const { value } = this.#rows.get(name) ?? this.#add(name)
    value.textContent = text
  }

  end(): void {
    this.#rows.clear()
    this.#board.replaceChildren()
  }

  #add(name: string) {
    const row = document.createElement('div')
    const label = document.createElement('dt')
    const value = document.createElement('dd')
    label.textContent = name
    row.append(label, value)
    this.#board.append(row)
    const added = { row, value }
    this.#rows.set(name, added)
    return added
  }
}
