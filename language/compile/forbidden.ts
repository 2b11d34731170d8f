import type { AnyNode } from 'acorn'
import type { ErrorParams } from '../errors/error-params.ts'
import type { ScriptErrorCode } from '../errors/script-error-words.ts'
import { isReservedName } from './guard-name.ts'

/** Something that parses but that a script must not contain. */
export interface Forbidden {
  readonly node: AnyNode
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

/** What is wrong with a node that only parses: an import while running, or a name that is taken. `null` if nothing is. */
export function forbiddenAt(node: AnyNode): Forbidden | null {
  if (node.type === 'ImportExpression' || node.type === 'MetaProperty')
    return { node, code: 'syntax.no-import', params: {} }
  if (node.type === 'Identifier' && isReservedName(node.name))
    return { node, code: 'syntax.reserved-word', params: { name: node.name } }
  return null
}
