import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { listVariable } from '../../block-definition.ts'
import { atom, call } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'

const list = { kind: 'variable', holds: listVariable } as const satisfies BlockArg

/** What can be asked about a list, and going through it. */
export const listQuestions = {
  list_get: {
    category: 'lists',
    shape: 'any',
    message: { en: '{VAR}', de: '{VAR}' },
    args: { VAR: list },
    tooltip: { en: 'The whole list.', de: 'Die ganze Liste.' },
    code: (coder) => atom(coder.variable('VAR')),
  },
  list_item: {
    category: 'lists',
    shape: 'any',
    message: { en: 'item {N} of {VAR}', de: 'Stelle {N} von {VAR}' },
    args: { N: numberSlot(1), VAR: list },
    tooltip: { en: 'What stands there; the first is 1.', de: 'Was dort steht; die erste ist 1.' },
    keywords: { en: 'element', de: 'element eintrag' },
    code: (coder) => atom(`${coder.variable('VAR')}[${coder.index('N')}]`),
  },
  list_length: {
    category: 'lists',
    shape: 'Number',
    message: { en: 'length of {VAR}', de: 'Länge von {VAR}' },
    args: { VAR: list },
    tooltip: { en: 'How many things are in a list.', de: 'Wie viel in der Liste ist.' },
    keywords: { en: 'count how many', de: 'anzahl wie viele' },
    code: (coder) => atom(`${coder.variable('VAR')}.length`),
  },
  list_contains: {
    category: 'lists',
    shape: 'Boolean',
    message: { en: '{VAR} contains {VALUE} ?', de: '{VAR} enthält {VALUE} ?' },
    args: { VAR: list, VALUE: textSlot('apple', 'Apfel') },
    tooltip: { en: 'Whether something is in a list.', de: 'Ob etwas in der Liste ist.' },
    code: (coder) => call(`${coder.variable('VAR')}.includes(${coder.text('VALUE')})`),
  },
  list_each: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'for each {VALUE} in {VAR}\n{DO}', de: 'für jedes {VALUE} in {VAR}\n{DO}' },
    args: { VALUE: { kind: 'variable' }, VAR: list, DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside for everything in the list.',
      de: 'Macht die Blöcke darin für alles in der Liste.',
    },
    keywords: { en: 'loop', de: 'schleife' },
    code(coder) {
      coder.line(`for (${coder.variable('VALUE')} of ${coder.variable('VAR')}) {`)
      coder.body('DO', { kind: 'loop' })
      coder.line('}')
    },
  },
} as const satisfies Record<string, BlockDefinition>
