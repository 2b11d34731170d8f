import type { BlockDefinition } from '../../block-definition.ts'
import { call, numberLiteral } from '../../expression.ts'
import { infix } from '../../infix.ts'
import { arithmetic } from '../../operators.ts'
import { numberSlot } from '../../slots.ts'
import { sign } from './sign.ts'

export const numberBlocks = {
  math_number: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{NUM}', de: '{NUM}' },
    args: { NUM: { kind: 'number-field', value: 0 } },
    tooltip: { en: 'A number.', de: 'Eine Zahl.' },
    keywords: { en: 'number', de: 'Zahl' },
    code: (coder) => numberLiteral(coder.field('NUM')),
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
    keywords: {
      en: 'plus minus times divided add subtract multiply divide',
      de: 'plus minus mal geteilt rechnen multiplizieren dividieren addieren subtrahieren',
    },
    tooltip: { en: 'Calculates with two numbers.', de: 'Rechnet mit zwei Zahlen.' },
    code: (coder) => infix(coder, arithmetic, '0'),
  },
  operator_random: {
    category: 'operators',
    shape: 'Number',
    message: { en: 'random {FROM} to {TO}', de: 'Zufall {FROM} bis {TO}' },
    args: { FROM: numberSlot(1), TO: numberSlot(6) },
    keywords: { en: 'pick number', de: 'Zufallszahl zufällige' },
    tooltip: {
      en: 'A different number each time, like a dice.',
      de: 'Jedes Mal eine andere Zahl, wie beim Würfeln.',
    },
    code(coder) {
      const [from, to] = ['FROM', 'TO'].map((input) => coder.number(input))
      return call(`random(${from}, ${to})`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
