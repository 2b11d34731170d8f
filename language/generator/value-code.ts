import type { BlockType } from '../blocks/block-catalogue.ts'
import type { BlockCoder, ValueCode } from './block-coder.ts'
import type { BlockNode } from './block-node.ts'
import { atom, type Binding, binding, call, type Expression, numberLiteral, quote } from './expression.ts'

interface Operator {
  readonly sign: string
  readonly binds: Binding
  /** `a - (b - c)` is not `a - b - c`. */
  readonly isLeftOnly?: true
}

const arithmetic: Readonly<Record<string, Operator>> = {
  ADD: { sign: '+', binds: binding.plus },
  MINUS: { sign: '-', binds: binding.plus, isLeftOnly: true },
  MULTIPLY: { sign: '*', binds: binding.times },
  DIVIDE: { sign: '/', binds: binding.times, isLeftOnly: true },
}

const comparison: Readonly<Record<string, Operator>> = {
  EQ: { sign: '===', binds: binding.equal, isLeftOnly: true },
  NEQ: { sign: '!==', binds: binding.equal, isLeftOnly: true },
  LT: { sign: '<', binds: binding.compare, isLeftOnly: true },
  LTE: { sign: '<=', binds: binding.compare, isLeftOnly: true },
  GT: { sign: '>', binds: binding.compare, isLeftOnly: true },
  GTE: { sign: '>=', binds: binding.compare, isLeftOnly: true },
}

const logic: Readonly<Record<string, Operator>> = {
  AND: { sign: '&&', binds: binding.and },
  OR: { sign: '||', binds: binding.or },
}

const tighter = (binds: Binding): Binding =>
  Object.values(binding).findLast((candidate) => candidate < binds) ?? binding.atom

/** `A op B` with only the brackets that are needed. */
function infix(
  coder: BlockCoder,
  block: BlockNode,
  operators: Readonly<Record<string, Operator>>,
  empty: string,
): Expression {
  const operator = operators[coder.choice(block, 'OP')]
  if (!operator) return atom(empty)
  const { sign, binds, isLeftOnly } = operator
  const left = coder.value(block, 'A', binds, empty)
  const right = coder.value(block, 'B', isLeftOnly ? tighter(binds) : binds, empty)
  return { text: `${left} ${sign} ${right}`, binds }
}

/** What each block that is a value means in JavaScript. */
export const valueCode = {
  math_number: (_, block) => numberLiteral(block.fields.NUM),
  text: (coder, block) => atom(quote(coder.choice(block, 'TEXT'))),
  math_arithmetic: (coder, block) => infix(coder, block, arithmetic, '0'),
  logic_compare: (coder, block) => infix(coder, block, comparison, '0'),
  logic_operation: (coder, block) => infix(coder, block, logic, 'false'),
  logic_negate: (coder, block) => ({
    text: `!${coder.value(block, 'BOOL', binding.not, 'false')}`,
    binds: binding.not,
  }),
  operator_random(coder, block) {
    const [from, to] = ['FROM', 'TO'].map((input) => coder.value(block, input, binding.anything, '0'))
    return call(`random(${from}, ${to})`)
  },
  sensing_distance: (coder, block) =>
    call(`distance(${coder.item(block, 'FROM')}, ${coder.item(block, 'TO')})`),
  variables_get: (coder, block) => atom(coder.variable(block)),
} as const satisfies Partial<Record<BlockType, ValueCode>>
