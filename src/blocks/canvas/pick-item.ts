import * as Blockly from 'blockly/core'
import { itemChoices } from './item-choice.ts'
import { ItemPicker } from './item-picker.ts'
import type { ItemSource } from './item-source.ts'
import { chooseInField, showBelow } from './show-below.ts'
import { standsUnderIt } from './stands-under-it.ts'

/** Opens the list of a field for a thing, which sets the field. */
export function pickItem(field: Blockly.Field<string>, source: ItemSource): void {
  const block = field.getSourceBlock()
  if (!block || block.isDeadOrDying()) return
  const hasIt = standsUnderIt(block)
  const pick = source.pick()
  const close = () => Blockly.DropDownDiv.hideIfOwner<string>(field)
  const picker = new ItemPicker({
    words: source.words,
    value: field.getValue() ?? '',
    choices: (typed) => itemChoices(source.items(), hasIt, source.words, typed),
    onClose: close,
    onChoose(value) {
      chooseInField(field, value)
      close()
    },
    action: pick && {
      words: source.words.clickInScene,
      press() {
        close()
        pick((id) => !block.isDeadOrDying() && chooseInField(field, id))
      },
    },
  })
  showBelow(field, picker)
}
