import type { Identifier, Node, Program } from 'acorn'
import { full } from 'acorn-walk'
import type { ErrorParams } from '../errors/error-params.ts'
import type { ScriptErrorCode } from '../errors/script-error-words.ts'
import { isReservedName } from './guard-name.ts'

/** Something that parses but that a script must not contain. */
export interface Forbidden {
  readonly node: Node
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

const isIdentifier = (node: Node): node is Identifier => node.type === 'Identifier'

/** The first thing in a program that only parses: an import while running, or a name that is taken. `null` if all is well. */
export function findForbidden(program: Program): Forbidden | null {
  const found: Forbidden[] = []
  full(program, (node) => {
    if (node.type === 'ImportExpression' || node.type === 'MetaProperty')
      found.push({ node, code: 'syntax.no-import', params: {} })
    if (isIdentifier(node) && isReservedName(node.name))
      found.push({ node, code: 'syntax.reserved-word', params: { name: node.name } })
  })
  return found.sort((a, b) => a.node.start - b.node.start)[0] ?? null
}
