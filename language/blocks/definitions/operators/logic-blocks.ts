import type { BlockDefinition } from '../../block-definition.ts'
import { atom, binding } from '../../expression.ts'
import { infix } from '../../infix.ts'
import { comparison, logic } from '../../operators.ts'
import { emptyCondition, numberSlot } from '../../slots.ts'
import { sign } from './sign.ts'

export const logicBlocks = {
  logic_compare: {
    category: 'operators',
    shape: 'Boolean',
    message: { en: '{A} {OP} {B}', de: '{A} {OP} {B}' },
    args: {
      A: { ...numberSlot(1), check: null },
      OP: {
        kind: 'choice',
        choices: [
          sign('EQ', '='),
          sign('NEQ', '≠'),
          sign('LT', '<'),
          sign('LTE', '≤'),
          sign('GT', '>'),
          sign('GTE', '≥'),
        ],
      },
      B: { ...numberSlot(1), check: null },
    },
    keywords: {
      en: 'equals equal same greater less than compare',
      de: 'gleich größer kleiner als vergleiche',
    },
    tooltip: { en: 'Compares two values.', de: 'Vergleicht zwei Werte.' },
    code: (coder) => infix(coder, comparison, '0'),
  },
  logic_operation: {
    category: 'operators',
    shape: 'Boolean',
    message: { en: '{A} {OP} {B}', de: '{A} {OP} {B}' },
    args: {
      A: emptyCondition,
      OP: {
        kind: 'choice',
        choices: [
          { value: 'AND', words: { en: 'and', de: 'und' } },
          { value: 'OR', words: { en: 'or', de: 'oder' } },
        ],
      },
      B: emptyCondition,
    },
    tooltip: { en: 'Are both true? Is one of them?', de: 'Stimmen beide? Stimmt eines davon?' },
    code: (coder) => infix(coder, logic, 'false'),
  },
  logic_negate: {
    category: 'operators',
    shape: 'Boolean',
    message: { en: 'not {BOOL}', de: 'nicht {BOOL}' },
    args: { BOOL: emptyCondition },
    tooltip: { en: 'True becomes false, false becomes true.', de: 'Aus wahr wird falsch und umgekehrt.' },
    code: (coder) => ({
      text: `!${coder.value('BOOL', binding.not, 'false')}`,
      binds: binding.not,
    }),
  },
  logic_boolean: {
    category: 'operators',
    shape: 'Boolean',
    message: { en: '{BOOL}', de: '{BOOL}' },
    args: {
      BOOL: {
        kind: 'choice',
        choices: [
          { value: 'TRUE', words: { en: 'true', de: 'wahr' } },
          { value: 'FALSE', words: { en: 'false', de: 'falsch' } },
        ],
      },
    },
    tooltip: { en: 'Yes or no.', de: 'Ja oder nein.' },
    keywords: { en: 'yes no', de: 'ja nein' },
    code: (coder) => atom(coder.choice('BOOL') === 'FALSE' ? 'false' : 'true'),
  },
} as const satisfies Record<string, BlockDefinition>
