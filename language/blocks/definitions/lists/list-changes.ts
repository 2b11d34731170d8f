import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { listVariable } from '../../block-definition.ts'
import { binding } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'

const list = { kind: 'variable', holds: listVariable } as const satisfies BlockArg
const thing = textSlot('apple', 'Apfel')

/** What changes a list. Positions count from 1. */
export const listChanges = {
  list_create: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'set {VAR} to {A} {B} {C}', de: 'setze {VAR} auf {A} {B} {C}' },
    args: {
      VAR: list,
      A: thing,
      B: textSlot('pear', 'Birne'),
      C: textSlot('cherry', 'Kirsche'),
    },
    tooltip: {
      en: 'Fills a list anew. A slot without a block is left out.',
      de: 'Füllt eine Liste neu. Ein leerer Platz zählt nicht.',
    },
    keywords: { en: 'create new make', de: 'erstelle neue mache' },
    code(coder) {
      const values = ['A', 'B', 'C'].map((input) => coder.value(input, binding.anything, ''))
      coder.line(`${coder.variable('VAR')} = [${values.filter((value) => value !== '').join(', ')}];`)
    },
  },
  list_add: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'add {VALUE} to {VAR}', de: 'füge {VALUE} zu {VAR} hinzu' },
    args: { VALUE: thing, VAR: list },
    tooltip: { en: 'Puts something at the end of a list.', de: 'Hängt etwas ans Ende der Liste.' },
    keywords: { en: 'push append', de: 'anhängen' },
    code(coder) {
      coder.line(`${coder.variable('VAR')}.push(${coder.text('VALUE')});`)
    },
  },
  list_insert: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'insert {VALUE} at {N} of {VAR}', de: 'füge {VALUE} an Stelle {N} in {VAR} ein' },
    args: { VALUE: thing, N: numberSlot(1), VAR: list },
    tooltip: {
      en: 'Puts something into a list; what comes after moves back.',
      de: 'Setzt etwas in die Liste; was danach kommt, rückt nach hinten.',
    },
    code(coder) {
      coder.line(`${coder.variable('VAR')}.splice(${coder.index('N')}, 0, ${coder.text('VALUE')});`)
    },
  },
  list_delete: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'delete item {N} of {VAR}', de: 'lösche Stelle {N} aus {VAR}' },
    args: { N: numberSlot(1), VAR: list },
    tooltip: { en: 'Takes one thing out of a list.', de: 'Nimmt etwas aus der Liste.' },
    keywords: { en: 'remove', de: 'entferne' },
    code(coder) {
      coder.line(`${coder.variable('VAR')}.splice(${coder.index('N')}, 1);`)
    },
  },
  list_replace: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'replace item {N} of {VAR} by {VALUE}', de: 'ersetze Stelle {N} von {VAR} durch {VALUE}' },
    args: { N: numberSlot(1), VAR: list, VALUE: thing },
    tooltip: {
      en: 'Puts something in the place of something else.',
      de: 'Setzt etwas an die Stelle von etwas anderem.',
    },
    keywords: { en: 'set change', de: 'ändere setze' },
    code(coder) {
      coder.line(`${coder.variable('VAR')}[${coder.index('N')}] = ${coder.text('VALUE')};`)
    },
  },
  list_shuffle: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'shuffle {VAR}', de: 'mische {VAR}' },
    args: { VAR: list },
    tooltip: { en: 'Brings a list into a random order.', de: 'Bringt eine Liste durcheinander.' },
    keywords: { en: 'random mix order', de: 'zufall reihenfolge' },
    code(coder) {
      coder.line(`shuffle(${coder.variable('VAR')});`)
    },
  },
  list_empty: {
    category: 'lists',
    shape: 'statement',
    message: { en: 'empty {VAR}', de: 'leere {VAR}' },
    args: { VAR: list },
    tooltip: { en: 'Takes everything out of a list.', de: 'Nimmt alles aus der Liste.' },
    keywords: { en: 'clear delete all', de: 'lösche alles' },
    code(coder) {
      coder.line(`${coder.variable('VAR')}.length = 0;`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
