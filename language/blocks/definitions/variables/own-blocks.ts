import type { BlockCoder } from '../../block-coder.ts'
import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { atom, quote } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'

const item = { kind: 'item' } as const satisfies BlockArg
const name = { kind: 'text-field', value: { en: 'lives', de: 'Leben' } } as const satisfies BlockArg

const isPlainName = (text: string): boolean => /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text)

/** `dragon.my.lives`, or `dragon.my['lives left']`. */
function ownValue(coder: BlockCoder): string {
  const key = coder.choice('NAME')
  return `${coder.item('ITEM')}.my${isPlainName(key) ? `.${key}` : `[${quote(key)}]`}`
}

/** Values that each thing has for itself, copies too. */
export const ownBlocks = {
  variables_own_get: {
    category: 'variables',
    shape: 'any',
    message: { en: 'own {NAME} of {ITEM}', de: 'eigene {NAME} von {ITEM}' },
    args: { NAME: name, ITEM: item },
    keywords: { en: 'variable only this', de: 'Variable nur dieses' },
    tooltip: {
      en: 'What this thing holds under this name; 0 at first.',
      de: 'Was das Ding unter diesem Namen hat; zuerst 0.',
    },
    level: 'maker',
    code: (coder) => atom(ownValue(coder)),
  },
  variables_own_set: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'set own {NAME} of {ITEM} to {VALUE}', de: 'setze eigene {NAME} von {ITEM} auf {VALUE}' },
    args: { NAME: name, ITEM: item, VALUE: { ...numberSlot(3), check: null } },
    tooltip: {
      en: 'Gives one thing a value of its own. Copies get their own too.',
      de: 'Gibt einem Ding einen eigenen Wert. Kopien haben auch ihren eigenen.',
    },
    keywords: { en: 'variable only this', de: 'variable nur dieses' },
    level: 'maker',
    code(coder) {
      coder.line(`${ownValue(coder)} = ${coder.number('VALUE')};`)
    },
  },
  variables_own_change: {
    category: 'variables',
    shape: 'statement',
    message: {
      en: 'change own {NAME} of {ITEM} by {DELTA}',
      de: 'ändere eigene {NAME} von {ITEM} um {DELTA}',
    },
    args: { NAME: name, ITEM: item, DELTA: numberSlot(1) },
    tooltip: {
      en: 'Makes a thing’s own number bigger or smaller.',
      de: 'Macht die eigene Zahl eines Dings größer oder kleiner.',
    },
    keywords: { en: 'variable only this', de: 'variable nur dieses' },
    level: 'maker',
    code(coder) {
      coder.line(`${ownValue(coder)} += ${coder.number('DELTA')};`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
