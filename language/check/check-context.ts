import type { AnyNode, Program } from 'acorn'
import { childrenOf } from '../compile/node-children.ts'
import type { KnownNames } from './known-names.ts'
import { type ProgramScopes, readScopes } from './read-scopes.ts'
import { lookUp, type Scope, type Variable } from './scope.ts'

/** A script as the checks see it. */
export interface CheckContext extends ProgramScopes {
  readonly source: string
  readonly program: Program
  /** All nodes, each before what is in it. */
  readonly nodes: readonly AnyNode[]
  readonly parentOf: ReadonlyMap<AnyNode, AnyNode>
  /** `null` when the project is not known: names of it are not checked then. */
  readonly project: KnownNames | null
  /** The variable that an identifier means; `null` for names that the program does not make. */
  variableOf(identifier: AnyNode & { type: 'Identifier' }): Variable | null
}

export function checkContext(source: string, program: Program, project: KnownNames | null): CheckContext {
  const nodes: AnyNode[] = []
  const parentOf = new Map<AnyNode, AnyNode>()
  const visit = (node: AnyNode) => {
    nodes.push(node)
    for (const child of childrenOf(node)) {
      parentOf.set(child, node)
      visit(child)
    }
  }
  visit(program)
  const scopes = readScopes(program)
  const outermost: Scope | undefined = scopes.scopes[0]
  return {
    source,
    program,
    nodes,
    parentOf,
    project,
    ...{ scopes: scopes.scopes, references: scopes.references, scopeOf: scopes.scopeOf },
    variableOf: (identifier) => {
      const scope = scopes.scopeOf.get(identifier) ?? outermost
      return scope ? lookUp(scope, identifier.name) : null
    },
  }
}
