import * as Blockly from 'blockly/core'
import { colourFieldType } from '../../../language/blocks/block-json.ts'
import { askColour } from './ask-colour.ts'
import { namedOptions } from './named-options.ts'
import { chooseInField } from './show-below.ts'

/** The value of the choice that asks for a colour without a name; no block ever holds it. */
const another = 'another'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Whether dark words are read better on a colour, by how bright it looks (Rec. 601). */
function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}

/** A colour on a block, painted with it: one of those that have a name, each with a patch of it in the list, or any other. The value is `#rrggbb`. */
class ColourField extends Blockly.FieldDropdown {
  private readonly words: ReadonlyMap<string, string>

  constructor(options: readonly Blockly.MenuOption[]) {
    const named = namedOptions(options)
    super(() => [['', '']])
    this.menuGenerator_ = () => [
      ...named.map(([value, word]): Blockly.MenuOption => [patch(word, value), value]),
      [Blockly.Msg.NESTLING_OTHER_COLOUR ?? '…', another],
    ]
    this.words = new Map(named)
    this.setValue(named[0]?.[0] ?? '#ffffff')
  }

  static override fromJson(options: Blockly.FieldDropdownFromJsonConfig): ColourField {
    return new ColourField(options.options ?? [])
  }

  protected override doClassValidation_(value?: unknown): string | null {
    return isColour(value) ? value : null
  }

  protected override getText_(): string {
    const value = this.getValue() ?? ''
    return this.words.get(value) ?? value
  }

  override applyColour(): void {
    super.applyColour()
    this.paint()
  }

  private paint(): void {
    const value = this.getValue()
    if (!isColour(value)) return
    this.borderRect_?.style.setProperty('fill', value)
    this.textElement_?.style.setProperty('fill', isBright(value) ? '#1c1f2e' : '#ffffff', 'important')
  }

  protected override doValueUpdate_(value: string): void {
    super.doValueUpdate_(value)
    this.paint()
  }

  protected override onItemSelected_(menu: Blockly.Menu, item: Blockly.MenuItem): void {
    if (item.getValue() !== another) {
      super.onItemSelected_(menu, item)
      return
    }
    const rect = this.getScaledBBox()
    askColour(this.getValue() ?? '#ffffff', rect, (colour) => chooseInField<string>(this, colour))
  }
}

/** A word with a patch of its colour. */
function patch(word: string, colour: string): HTMLElement {
  const [row, dot] = [document.createElement('span'), document.createElement('span')]
  row.className = 'nestlingColour'
  row.title = word
  dot.style.background = colour
  row.append(dot, word)
  return row
}

/** Puts the field where the block definitions ask for a colour. */
export function registerColourField(): void {
  if (Blockly.registry.hasItem(Blockly.registry.Type.FIELD, colourFieldType))
    Blockly.fieldRegistry.unregister(colourFieldType)
  Blockly.fieldRegistry.register(colourFieldType, ColourField)
}
