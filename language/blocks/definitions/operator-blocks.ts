import type { BlockDefinition, Choice } from '../block-definition.ts'
import { atom, binding, call, numberLiteral, quote } from '../expression.ts'
import { infix } from '../infix.ts'
import { arithmetic, comparison, logic } from '../operators.ts'
import { emptyCondition, numberSlot } from '../slots.ts'

const sign = (value: string, shown: string): Choice => ({ value, words: { en: shown, de: shown } })

/** The types whose names are Blockly's own mean the same and have the same fields, so that its tools know them. */
export const operatorBlocks = {
  math_number: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{NUM}', de: '{NUM}' },
    args: { NUM: { kind: 'number-field', value: 0 } },
    tooltip: { en: 'A number.', de: 'Eine Zahl.' },
    isLiteral: true,
    code: (coder) => numberLiteral(coder.field('NUM')),
  },
  text: {
    category: 'operators',
    shape: 'String',
    message: { en: '{TEXT}', de: '{TEXT}' },
    args: { TEXT: { kind: 'text-field', value: { en: 'Hello!', de: 'Hallo!' } } },
    tooltip: { en: 'Words.', de: 'Wörter.' },
    code: (coder) => atom(quote(coder.choice('TEXT'))),
  },
  math_arithmetic: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{A} {OP} {B}', de: '{A} {OP} {B}' },
    args: {
      A: numberSlot(1),
      OP: {
        kind: 'choice',
        choices: [sign('ADD', '+'), sign('MINUS', '−'), sign('MULTIPLY', '×'), sign('DIVIDE', '÷')],
      },
      B: numberSlot(1),
    },
    tooltip: { en: 'Calculates with two numbers.', de: 'Rechnet mit zwei Zahlen.' },
    code: (coder) => infix(coder, arithmetic, '0'),
  },
  operator_random: {
    category: 'operators',
    shape: 'Number',
    message: { en: 'random {FROM} to {TO}', de: 'Zufall {FROM} bis {TO}' },
    args: { FROM: numberSlot(1), TO: numberSlot(6) },
    tooltip: {
      en: 'A different number each time, like a dice.',
      de: 'Jedes Mal eine andere Zahl, wie beim Würfeln.',
    },
    code(coder) {
      const [from, to] = ['FROM', 'TO'].map((input) => coder.number(input))
      return call(`random(${from}, ${to})`)
    },
  },
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
} as const satisfies Record<string, BlockDefinition>
