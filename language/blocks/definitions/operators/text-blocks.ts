import type { BlockDefinition } from '../../block-definition.ts'
import { atom, binding, call, quote } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'

/** What can be done with texts. Letters count from 1. */
export const textBlocks = {
  text: {
    category: 'operators',
    shape: 'String',
    message: { en: '{TEXT}', de: '{TEXT}' },
    args: { TEXT: { kind: 'text-field', value: { en: 'Hello!', de: 'Hallo!' } } },
    tooltip: { en: 'Words.', de: 'Wörter.' },
    code: (coder) => atom(quote(coder.choice('TEXT'))),
  },
  operator_join: {
    category: 'operators',
    shape: 'String',
    message: { en: 'join {A} {B}', de: 'verbinde {A} {B}' },
    args: { A: textSlot('Hello ', 'Hallo '), B: textSlot('world', 'Welt') },
    tooltip: { en: 'Makes one text of two.', de: 'Macht aus zwei Texten einen.' },
    keywords: { en: 'text add', de: 'text zusammen' },
    code: (coder) => ({
      text: `${coder.textAtom('A')} + ${coder.textAtom('B')}`,
      binds: binding.plus,
    }),
  },
  operator_length: {
    category: 'operators',
    shape: 'Number',
    message: { en: 'length of {TEXT}', de: 'Länge von {TEXT}' },
    args: { TEXT: textSlot('dragon', 'Drache') },
    tooltip: { en: 'How many letters a text has.', de: 'Wie viele Buchstaben ein Text hat.' },
    keywords: { en: 'text letters count', de: 'text buchstaben anzahl' },
    code: (coder) => atom(`${coder.textAtom('TEXT')}.length`),
  },
  operator_letter: {
    category: 'operators',
    shape: 'String',
    message: { en: 'letter {N} of {TEXT}', de: 'Buchstabe {N} von {TEXT}' },
    args: { N: numberSlot(1), TEXT: textSlot('dragon', 'Drache') },
    tooltip: { en: 'One letter; the first is 1.', de: 'Ein Buchstabe; der erste ist 1.' },
    keywords: { en: 'text character', de: 'text zeichen' },
    code: (coder) => call(`${coder.textAtom('TEXT')}.charAt(${coder.index('N')})`),
  },
  operator_contains: {
    category: 'operators',
    shape: 'Boolean',
    message: { en: '{TEXT} contains {PART} ?', de: '{TEXT} enthält {PART} ?' },
    args: { TEXT: textSlot('dragon', 'Drache'), PART: textSlot('d', 'D') },
    tooltip: { en: 'Whether one text is in the other.', de: 'Ob ein Text im anderen vorkommt.' },
    keywords: { en: 'text in', de: 'text in' },
    code: (coder) => call(`${coder.textAtom('TEXT')}.includes(${coder.text('PART')})`),
  },
  operator_to_number: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{TEXT} as number', de: '{TEXT} als Zahl' },
    args: { TEXT: textSlot('7', '7') },
    tooltip: {
      en: 'Makes a number of a text, like an answer.',
      de: 'Macht aus einem Text eine Zahl, zum Beispiel aus einer Antwort.',
    },
    keywords: { en: 'convert', de: 'umwandeln' },
    level: 'maker',
    code: (coder) => call(`Number(${coder.text('TEXT')})`),
  },
  operator_to_text: {
    category: 'operators',
    shape: 'String',
    message: { en: '{VALUE} as text', de: '{VALUE} als Text' },
    args: { VALUE: { ...numberSlot(7), check: null } },
    tooltip: { en: 'Makes a text of a number.', de: 'Macht aus einer Zahl einen Text.' },
    keywords: { en: 'convert', de: 'umwandeln' },
    level: 'maker',
    code: (coder) => call(`String(${coder.number('VALUE')})`),
  },
} as const satisfies Record<string, BlockDefinition>
