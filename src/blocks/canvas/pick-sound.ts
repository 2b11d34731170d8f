import * as Blockly from 'blockly/core'
import { ItemPicker } from './item-picker.ts'
import { chooseInField, showBelow } from './show-below.ts'
import { soundChoices } from './sound-choice.ts'
import type { SoundSource } from './sound-source.ts'

/** Opens the list of a field for a sound, which sets the field and lets each be heard before. */
export function pickSound(field: Blockly.Field<string>, source: SoundSource): void {
  if (!field.getSourceBlock() || field.getSourceBlock()?.isDeadOrDying()) return
  const { words, locale } = source
  const close = () => Blockly.DropDownDiv.hideIfOwner<string>(field)
  const picker = new ItemPicker({
    words,
    value: field.getValue() ?? '',
    choices: (typed) => soundChoices(source.own(), words.own, locale, typed),
    onClose: close,
    onChoose(value) {
      chooseInField(field, value)
      close()
    },
    action: { words: words.listen, press: source.listen },
    onMark: source.listen,
  })
  showBelow(field, picker)
}
