import * as Blockly from 'blockly/core'
import { isKnownName, type KnownName } from '../../../language/blocks/block-definition.ts'
import { namesOf } from './name-source.ts'
import { offerNames } from './offer-names.ts'

/** A text on a block. Where a name of the project belongs, those that it has are offered while one types; any other can be typed too. */
class TextField extends Blockly.FieldTextInput {
  private readonly of: KnownName | null

  constructor(text: string, of: KnownName | null) {
    super(text)
    this.of = of
  }

  static override fromJson(options: Blockly.FieldTextInputFromJsonConfig): TextField {
    const of = 'names' in options && isKnownName(options.names) ? options.names : null
    return new TextField(options.text ?? '', of)
  }

  protected override widgetCreate_(): HTMLInputElement | HTMLTextAreaElement {
    const input = super.widgetCreate_()
    const names = namesOf(this.getSourceBlock()?.workspace)
    if (this.of && names && input instanceof HTMLInputElement) offerNames(input, names(this.of))
    return input
  }
}

const fieldType = 'field_input'

/** Makes all texts on blocks fields of ours. */
export function registerTextField(): void {
  Blockly.fieldRegistry.unregister(fieldType)
  Blockly.fieldRegistry.register(fieldType, TextField)
}
