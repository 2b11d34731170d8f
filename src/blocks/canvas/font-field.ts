import '../../../content/fonts/text-fonts.css'
import * as Blockly from 'blockly/core'
import { fontFieldType } from '../../../language/blocks/block-json.ts'
import { namedOptions } from './named-options.ts'

/** A font of the texts of a scene: its name on the block, and in the list each name in its own letters. The value is the name of the font in the project. */
class FontField extends Blockly.FieldDropdown {
  private readonly families: ReadonlyMap<string, string>

  constructor(options: readonly Blockly.MenuOption[]) {
    const named = namedOptions(options)
    super(() => named.map(([value, family]): Blockly.MenuOption => [inItsLetters(family), value]))
    this.families = new Map(named)
  }

  static override fromJson(options: Blockly.FieldDropdownFromJsonConfig): FontField {
    return new FontField(options.options ?? [])
  }

  protected override getText_(): string {
    const value = this.getValue() ?? ''
    return this.families.get(value) ?? value
  }
}

function inItsLetters(family: string): HTMLElement {
  const name = document.createElement('span')
  name.className = 'nestlingFont'
  name.title = family
  name.style.fontFamily = `"${family}"`
  name.textContent = family
  return name
}

/** Puts the field where the block definitions ask for a font. */
export function registerFontField(): void {
  if (Blockly.registry.hasItem(Blockly.registry.Type.FIELD, fontFieldType))
    Blockly.fieldRegistry.unregister(fontFieldType)
  Blockly.fieldRegistry.register(fontFieldType, FontField)
}
