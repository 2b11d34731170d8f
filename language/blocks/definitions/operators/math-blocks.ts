import type { BlockDefinition } from '../../block-definition.ts'
import { atom, binding, call } from '../../expression.ts'
import { degreesSlot, numberSlot } from '../../slots.ts'
import { sign } from './sign.ts'

const rounding: Readonly<Record<string, string>> = {
  ROUND: 'Math.round',
  ROUNDUP: 'Math.ceil',
  ROUNDDOWN: 'Math.floor',
}
const functions: Readonly<Record<string, string>> = {
  ROOT: 'Math.sqrt',
  ABS: 'Math.abs',
  SIN: 'sin',
  COS: 'cos',
  TAN: 'tan',
}

/** Calculations that have names. Angles are in degrees. */
export const mathBlocks = {
  math_round: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{OP} {NUM}', de: '{OP} {NUM}' },
    args: {
      OP: {
        kind: 'choice',
        choices: [
          { value: 'ROUND', words: { en: 'round', de: 'runde' } },
          { value: 'ROUNDUP', words: { en: 'round up', de: 'runde auf' } },
          { value: 'ROUNDDOWN', words: { en: 'round down', de: 'runde ab' } },
        ],
      },
      NUM: numberSlot(3.6),
    },
    tooltip: { en: 'Makes a whole number.', de: 'Macht eine ganze Zahl.' },
    keywords: { en: 'floor ceil whole', de: 'ganze gerundet runde' },
    code: (coder) => call(`${rounding[coder.choice('OP')] ?? 'Math.round'}(${coder.number('NUM')})`),
  },
  math_modulo: {
    category: 'operators',
    shape: 'Number',
    message: { en: 'remainder of {DIVIDEND} ÷ {DIVISOR}', de: 'Rest von {DIVIDEND} ÷ {DIVISOR}' },
    args: { DIVIDEND: numberSlot(10), DIVISOR: numberSlot(3) },
    tooltip: {
      en: 'What is left over when one number is divided by the other.',
      de: 'Was beim Teilen übrig bleibt.',
    },
    keywords: { en: 'mod modulo', de: 'mod modulo' },
    level: 'maker',
    code(coder) {
      const divisor = coder.value('DIVISOR', binding.not, '1')
      return { text: `${coder.value('DIVIDEND', binding.not, '0')} % ${divisor}`, binds: binding.times }
    },
  },
  math_single: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{OP} of {NUM}', de: '{OP} von {NUM}' },
    args: {
      OP: {
        kind: 'choice',
        choices: [
          { value: 'ROOT', words: { en: 'square root', de: 'Wurzel' } },
          { value: 'ABS', words: { en: 'size without sign', de: 'Betrag' } },
        ],
      },
      NUM: numberSlot(9),
    },
    tooltip: {
      en: 'The square root, or the number without its minus.',
      de: 'Die Wurzel, oder die Zahl ohne ihr Minus.',
    },
    keywords: { en: 'abs absolute sqrt', de: 'abs quadratwurzel' },
    level: 'maker',
    code: (coder) => call(`${functions[coder.choice('OP')] ?? 'Math.abs'}(${coder.number('NUM')})`),
  },
  math_trig: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{OP} of {NUM} °', de: '{OP} von {NUM} °' },
    args: {
      OP: { kind: 'choice', choices: [sign('SIN', 'sin'), sign('COS', 'cos'), sign('TAN', 'tan')] },
      NUM: degreesSlot(45),
    },
    tooltip: { en: 'Sine, cosine, tangent.', de: 'Sinus, Kosinus, Tangens.' },
    keywords: { en: 'sine cosine tangent angle', de: 'sinus kosinus tangens winkel' },
    level: 'maker',
    code: (coder) => call(`${functions[coder.choice('OP')] ?? 'sin'}(${coder.number('NUM')})`),
  },
  operator_min_max: {
    category: 'operators',
    shape: 'Number',
    message: { en: '{OP} of {A} and {B}', de: '{OP} von {A} und {B}' },
    args: {
      OP: {
        kind: 'choice',
        choices: [
          { value: 'min', words: { en: 'the smaller', de: 'die kleinere' } },
          { value: 'max', words: { en: 'the bigger', de: 'die größere' } },
        ],
      },
      A: numberSlot(3),
      B: numberSlot(5),
    },
    tooltip: {
      en: 'The smaller or the bigger of two numbers.',
      de: 'Die kleinere oder die größere von zwei Zahlen.',
    },
    keywords: { en: 'min max', de: 'min max' },
    level: 'maker',
    code(coder) {
      const compare = coder.choice('OP') === 'max' ? 'Math.max' : 'Math.min'
      return call(`${compare}(${coder.number('A')}, ${coder.number('B')})`)
    },
  },
  operator_position: {
    category: 'operators',
    shape: 'Place',
    message: { en: 'x {X} y {Y} z {Z}', de: 'x {X} y {Y} z {Z}' },
    args: { X: numberSlot(0), Y: numberSlot(1), Z: numberSlot(0) },
    tooltip: {
      en: 'A place: to the right, up, and towards you, in metres.',
      de: 'Ein Ort: nach rechts, nach oben und zu dir hin, in Metern.',
    },
    keywords: { en: 'position vector place', de: 'position vektor ort' },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      return atom(`{x: ${x}, y: ${y}, z: ${z}}`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
