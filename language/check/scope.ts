import type { AnyNode, Identifier } from 'acorn'

/** A name that the program makes. */
export interface Variable {
  readonly name: string
  readonly kind: 'let' | 'const' | 'var' | 'function' | 'class' | 'parameter'
  readonly identifier: Identifier
  readonly scope: Scope
  /** What it is made from: its first value, its function, or the loop that gives its values; `null` for all else. */
  readonly origin: AnyNode | null
  /** Where it gets another value. */
  readonly writes: Identifier[]
}

/** A part of the program with names of its own. */
export interface Scope {
  readonly node: AnyNode
  readonly parent: Scope | null
  readonly isFunction: boolean
  readonly variables: Map<string, Variable>
}

/** A name where it is used. */
export interface Reference {
  readonly identifier: Identifier
  readonly scope: Scope
  /** Whether it gets a value here, and whether its old one is of no interest. */
  readonly use: 'read' | 'write' | 'change'
}

/** The variable that a name means in a scope; `null` when the program makes none. */
export function lookUp(scope: Scope, name: string): Variable | null {
  for (let holder: Scope | null = scope; holder; holder = holder.parent) {
    const variable = holder.variables.get(name)
    if (variable) return variable
  }
  return null
}

/** The function, or the whole program, that a scope belongs to. */
export function functionOf(scope: Scope): Scope {
  let holder = scope
  while (!holder.isFunction && holder.parent) holder = holder.parent
  return holder
}
