import * as Blockly from 'blockly/core'
import type { ItemPicker } from './item-picker.ts'

/** Opens a list of ours below a field and gives it the keyboard. */
export function showBelow(field: Blockly.Field<string>, picker: ItemPicker): void {
  Blockly.DropDownDiv.clearContent()
  Blockly.DropDownDiv.getContentDiv().append(picker.element)
  Blockly.DropDownDiv.setColour('var(--panel)', 'var(--line)')
  Blockly.DropDownDiv.showPositionedByField<string>(field)
  picker.focus()
}

/** Sets a field as one gesture of its own. */
export function chooseInField<Value>(field: Blockly.Field<Value>, value: Value): void {
  Blockly.Events.setGroup(true)
  field.setValue(value)
  Blockly.Events.setGroup(false)
}
