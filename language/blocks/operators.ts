import { binding } from './expression.ts'
import type { Operator } from './infix.ts'

/** The operators of each block that has two sides, by the value of its field `OP`. */
export const arithmetic: Readonly<Record<string, Operator>> = {
  ADD: { sign: '+', binds: binding.plus },
  MINUS: { sign: '-', binds: binding.plus, isLeftOnly: true },
  MULTIPLY: { sign: '*', binds: binding.times },
  DIVIDE: { sign: '/', binds: binding.times, isLeftOnly: true },
}

export const comparison: Readonly<Record<string, Operator>> = {
  EQ: { sign: '===', binds: binding.equal, isLeftOnly: true },
  NEQ: { sign: '!==', binds: binding.equal, isLeftOnly: true },
  LT: { sign: '<', binds: binding.compare, isLeftOnly: true },
  LTE: { sign: '<=', binds: binding.compare, isLeftOnly: true },
  GT: { sign: '>', binds: binding.compare, isLeftOnly: true },
  GTE: { sign: '>=', binds: binding.compare, isLeftOnly: true },
}

export const logic: Readonly<Record<string, Operator>> = {
  AND: { sign: '&&', binds: binding.and },
  OR: { sign: '||', binds: binding.or },
}
