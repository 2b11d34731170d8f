import type { AnyNode } from 'acorn'
import { helperCatalogue } from '../helper-api/helper-catalogue.ts'
import type { HelperEntries, HelperEntry, HelperType } from '../helper-api/helper-entry.ts'
import type { CheckContext } from './check-context.ts'

/** What is known of a value before the script runs; `null` when nothing is certain. */
export type ValueType = HelperType | 'list' | 'function' | 'object' | 'Math' | null

const owners: Readonly<Record<string, HelperEntries>> = helperCatalogue

/** The members that the helper API gives to values of a type; `null` when it does not describe them. */
export function entriesOf(type: ValueType): HelperEntries | null {
  if (type === null) return null
  if (type === 'Player') return { ...helperCatalogue.item, ...helperCatalogue.player }
  const owner = type.toLowerCase()
  return /^[A-Z]\w*$/.test(type) && owner !== 'globals' && Object.hasOwn(owners, owner)
    ? (owners[owner] ?? null)
    : null
}

const globals: HelperEntries = helperCatalogue.globals

/** The entry of the helper API that an expression names, with the way it is written: `dragon.moveUp`, `wait`. */
export function entryOf(
  context: CheckContext,
  node: AnyNode,
): { readonly name: string; readonly entry: HelperEntry } | null {
  if (node.type === 'Identifier') {
    const entry =
      context.variableOf(node) === null && Object.hasOwn(globals, node.name) ? globals[node.name] : undefined
    return entry ? { name: node.name, entry } : null
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null
  const { name } = node.property
  const entries = entriesOf(typeOf(context, node.object))
  const entry = entries && Object.hasOwn(entries, name) ? entries[name] : undefined
  return entry ? { name, entry } : null
}

/** What a handler of the helper API is given: the type of its first parameter. */
function handedType(context: CheckContext, handler: AnyNode): ValueType {
  const call = context.parentOf.get(handler)
  if (call?.type !== 'CallExpression') return null
  const place = call.arguments.findIndex(({ start }) => start === handler.start)
  const found = entryOf(context, call.callee)
  if (found?.entry.kind !== 'call') return null
  return /^\(\w+: Item\)/.test(found.entry.parameters[place]?.type ?? '') ? 'Item' : null
}

function variableType(context: CheckContext, node: AnyNode & { type: 'Identifier' }): ValueType {
  const variable = context.variableOf(node)
  if (!variable) {
    if (node.name === 'Math') return 'Math'
    const entry = Object.hasOwn(globals, node.name) ? globals[node.name] : undefined
    if (!entry) return null
    return entry.kind === 'call' ? 'function' : entry.type
  }
  if (variable.writes.length > 0 || variable.origin === null) return null
  const { kind, origin } = variable
  if (kind === 'function') return 'function'
  if (kind === 'class') return null
  if (kind === 'parameter') {
    const isFirst = 'params' in origin && origin.params[0] === variable.identifier
    return isFirst ? handedType(context, origin) : null
  }
  if (origin.type === 'ForOfStatement') return typeOf(context, origin.right) === 'Item[]' ? 'Item' : null
  return origin.type === 'ForInStatement' ? 'string' : typeOf(context, origin)
}

function literalType(value: unknown): ValueType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'string'
  return typeof value === 'boolean' ? 'boolean' : null
}

/** The type of an expression, where it is certain. */
export function typeOf(context: CheckContext, node: AnyNode): ValueType {
  switch (node.type) {
    case 'Literal':
      return literalType(node.value)
    case 'TemplateLiteral':
      return 'string'
    case 'ArrayExpression':
      return 'list'
    case 'ObjectExpression':
      return 'object'
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'function'
    case 'Identifier':
      return variableType(context, node)
    case 'AwaitExpression': {
      const awaited = typeOf(context, node.argument)
      return awaited === 'Promise<void>' ? 'void' : awaited
    }
    case 'CallExpression': {
      const found = entryOf(context, node.callee)
      return found?.entry.kind === 'call' ? found.entry.returns : null
    }
    case 'MemberExpression': {
      const found = entryOf(context, node)
      if (!found) return null
      return found.entry.kind === 'call' ? 'function' : found.entry.type
    }
    case 'UnaryExpression':
      return node.operator === '!'
        ? 'boolean'
        : node.operator === '-' || node.operator === '+'
          ? 'number'
          : null
    case 'BinaryExpression':
      if (/^([<>]=?|[!=]==?|in|instanceof)$/.test(node.operator)) return 'boolean'
      return /^[-*/%]$|^\*\*$/.test(node.operator) ? 'number' : null
    default:
      return null
  }
}
