import * as Blockly from 'blockly/core'
import { asOneGesture } from './as-one-gesture.ts'
import type { ItemPicker } from './item-picker.ts'

/** Opens a list of ours below a field and gives it the keyboard. */
export function showBelow(field: Blockly.Field<string>, picker: ItemPicker): void {
  fillBelow(picker.element)
  Blockly.DropDownDiv.showPositionedByField<string>(field)
  picker.focus()
}

/** Shows something beside the number of a field that is being edited, which keeps the keyboard. */
export function showBeside(
  field: Blockly.Field<string | number>,
  element: Element,
  onHide: () => void,
): void {
  fillBelow(element)
  Blockly.DropDownDiv.showPositionedByField<string | number>(field, onHide, undefined, false)
}

function fillBelow(element: Element): void {
  Blockly.DropDownDiv.clearContent()
  Blockly.DropDownDiv.getContentDiv().append(element)
  Blockly.DropDownDiv.setColour('var(--panel)', 'var(--line)')
}

/** Sets a field as one gesture of its own. */
export function chooseInField<Value>(field: Blockly.Field<Value>, value: Value): void {
  asOneGesture(() => field.setValue(value))
}
