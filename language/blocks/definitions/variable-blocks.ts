import type { BlockDefinition } from '../block-definition.ts'
import { atom } from '../expression.ts'
import { numberSlot } from '../slots.ts'

/** Named as Blockly names them, so that its own variables category makes them. */
export const variableBlocks = {
  variables_get: {
    category: 'variables',
    shape: 'any',
    message: { en: '{VAR}', de: '{VAR}' },
    args: { VAR: { kind: 'variable' } },
    tooltip: { en: 'What this variable holds now.', de: 'Was gerade in der Variable steckt.' },
    code: (coder) => atom(coder.variable('VAR')),
  },
  variables_set: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'set {VAR} to {VALUE}', de: 'setze {VAR} auf {VALUE}' },
    args: { VAR: { kind: 'variable' }, VALUE: { ...numberSlot(0), check: null } },
    tooltip: { en: 'Puts a value into a variable.', de: 'Legt einen Wert in eine Variable.' },
    code(coder) {
      coder.line(`${coder.variable('VAR')} = ${coder.number('VALUE')};`)
    },
  },
  math_change: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'change {VAR} by {DELTA}', de: 'ändere {VAR} um {DELTA}' },
    args: { VAR: { kind: 'variable' }, DELTA: numberSlot(1) },
    tooltip: { en: 'Makes a number bigger or smaller.', de: 'Macht eine Zahl größer oder kleiner.' },
    code(coder) {
      coder.line(`${coder.variable('VAR')} += ${coder.number('DELTA')};`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
