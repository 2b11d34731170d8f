import { block, type SlotContent } from './block-notation.ts'
import type { BlockBlueprint, VariableBlueprint } from './scene-blueprint.ts'

const calculations = { '+': 'ADD', '-': 'MINUS', '*': 'MULTIPLY', '/': 'DIVIDE' } as const
const comparisons = { '=': 'EQ', '!=': 'NEQ', '<': 'LT', '<=': 'LTE', '>': 'GT', '>=': 'GTE' } as const

/** What a variable holds. */
export const read = (variable: VariableBlueprint): BlockBlueprint => block('variables_get', { VAR: variable })

/** A calculation with two numbers. */
export const calc = (a: SlotContent, sign: keyof typeof calculations, b: SlotContent): BlockBlueprint =>
  block('math_arithmetic', { A: a, OP: calculations[sign], B: b })

/** A comparison of two values. */
export const is = (a: SlotContent, sign: keyof typeof comparisons, b: SlotContent): BlockBlueprint =>
  block('logic_compare', { A: a, OP: comparisons[sign], B: b })

/** Whether both are true, or one of them. */
export const both = (a: BlockBlueprint, b: BlockBlueprint): BlockBlueprint =>
  block('logic_operation', { A: a, OP: 'AND', B: b })
export const either = (a: BlockBlueprint, b: BlockBlueprint): BlockBlueprint =>
  block('logic_operation', { A: a, OP: 'OR', B: b })

/** Where a thing is along an axis, metres. */
export const placeOf = (axis: 'x' | 'y' | 'z', thing: string): BlockBlueprint =>
  block('motion_place_of', { AXIS: axis, ITEM: thing })
