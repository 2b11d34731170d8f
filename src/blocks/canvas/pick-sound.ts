import * as Blockly from 'blockly/core'
import { ItemPicker } from './item-picker.ts'
import { chooseInField, showBelow } from './show-below.ts'
import { soundChoices } from './sound-choice.ts'
import type { SoundSource } from './sound-source.ts'

/**
 * Opens the list of a field for a sound, which sets the field and lets each be heard before. Files of the person that the project does not have yet
 * come to it when they are chosen.
 */
export function pickSound(field: Blockly.Field<string>, source: SoundSource): void {
  if (!field.getSourceBlock() || field.getSourceBlock()?.isDeadOrDying()) return
  const { words, locale } = source
  let shelf: Awaited<ReturnType<SoundSource['shelf']>> = []
  const close = () => Blockly.DropDownDiv.hideIfOwner<string>(field)
  const picker = new ItemPicker({
    words,
    value: field.getValue() ?? '',
    choices: (typed) => soundChoices({ own: source.own(), shelf, words, locale }, typed),
    onClose: close,
    onChoose(value) {
      const isOnShelf = shelf.some(({ key }) => key === value)
      const chosen = isOnShelf ? source.bring(value) : value
      if (chosen !== null) chooseInField(field, chosen)
      close()
    },
    action: { words: words.listen, press: source.listen },
    onMark: source.listen,
  })
  showBelow(field, picker)
  source.shelf().then(
    (files) => {
      shelf = files
      picker.renew()
    },
    // Without a network the sounds that are there already can be chosen.
    () => undefined,
  )
}
