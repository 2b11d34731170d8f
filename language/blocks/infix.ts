import type { BlockCoder } from './block-coder.ts'
import { atom, type Binding, binding, type Expression } from './expression.ts'

/** An operator of JavaScript between two values. */
export interface Operator {
  readonly sign: string
  readonly binds: Binding
  /** `a - (b - c)` is not `a - b - c`. */
  readonly isLeftOnly?: true
}

const tighter = (binds: Binding): Binding =>
  Object.values(binding).findLast((candidate) => candidate < binds) ?? binding.atom

/** `A op B` with only the brackets that are needed; the field `OP` chooses among the operators. */
export function infix(
  coder: BlockCoder,
  operators: Readonly<Record<string, Operator>>,
  empty: string,
): Expression {
  const operator = operators[coder.choice('OP')]
  if (!operator) return atom(empty)
  const { sign, binds, isLeftOnly } = operator
  const left = coder.value('A', binds, empty)
  const right = coder.value('B', isLeftOnly ? tighter(binds) : binds, empty)
  return { text: `${left} ${sign} ${right}`, binds }
}
