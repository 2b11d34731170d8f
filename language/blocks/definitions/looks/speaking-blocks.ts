import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'
import { fontChoices } from './looks-choices.ts'

/** Blocks for what things say. */
export const speakingBlocks = {
  looks_say: {
    category: 'looks',
    shape: 'statement',
    message: { en: '{ITEM} says {TEXT} for {SECONDS} s', de: '{ITEM} sagt {TEXT} für {SECONDS} s' },
    args: {
      ITEM: { kind: 'item' },
      TEXT: textSlot('Hello!', 'Hallo!'),
      SECONDS: numberSlot(2),
    },
    keywords: { en: 'speak talk tell speech bubble', de: 'sprechen reden erzählen Sprechblase' },
    tooltip: { en: 'Shows a speech bubble.', de: 'Zeigt eine Sprechblase.' },
    code(coder) {
      const text = coder.text('TEXT')
      coder.line(`await ${coder.item('ITEM')}.say(${text}, ${coder.seconds('SECONDS')});`)
    },
  },
  looks_think: {
    category: 'looks',
    shape: 'statement',
    message: { en: '{ITEM} thinks {TEXT} for {SECONDS} s', de: '{ITEM} denkt {TEXT} für {SECONDS} s' },
    args: { ITEM: { kind: 'item' }, TEXT: textSlot('Hmm …', 'Hmm …'), SECONDS: numberSlot(2) },
    tooltip: { en: 'Shows a thought bubble.', de: 'Zeigt eine Denkblase.' },
    code(coder) {
      const text = coder.text('TEXT')
      coder.line(`await ${coder.item('ITEM')}.think(${text}, ${coder.seconds('SECONDS')});`)
    },
  },
  looks_text: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'write {TEXT} on the text {ITEM}', de: 'schreibe {TEXT} auf den Text {ITEM}' },
    args: { TEXT: textSlot('Hello!', 'Hallo!'), ITEM: { kind: 'item' } },
    tooltip: {
      en: 'Changes the words of a text in the scene.',
      de: 'Ändert die Wörter eines Textes in der Szene.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.text = ${coder.text('TEXT')};`)
    },
  },
  looks_font: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'write the text {ITEM} in {FONT}', de: 'schreibe den Text {ITEM} in {FONT}' },
    args: { ITEM: { kind: 'item' }, FONT: { kind: 'choice', choices: fontChoices, look: 'font' } },
    keywords: { en: 'font letters', de: 'Schriftart Buchstaben' },
    tooltip: {
      en: 'Gives a text in the scene other letters.',
      de: 'Gibt einem Text in der Szene andere Buchstaben.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.font = ${quote(coder.choice('FONT'))};`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
