import type { AnyNode, MemberExpression } from 'acorn'
import { memberFor } from '../errors/foreign-words.ts'
import { isOfElements } from '../errors/page-names.ts'
import { suggestName } from '../errors/suggest-name.ts'
import { globalNames } from '../helper-api/global-names.ts'
import { helperCatalogue } from '../helper-api/helper-catalogue.ts'
import type { HelperEntries } from '../helper-api/helper-entry.ts'
import { itemEntries } from '../helper-api/item-entries.ts'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake, warningAt } from './mistake.ts'
import { entriesOf, entryOf, typeOf, type ValueType } from './value-type.ts'

const namesOf = (value: object): readonly string[] => Object.getOwnPropertyNames(value)

/** Members of standard values; `null` for values that are not known. */
function standardMembers(type: ValueType): readonly string[] | null {
  if (type === 'Math') return namesOf(Math)
  if (type === 'list' || type === 'Item[]') return namesOf(Array.prototype)
  if (type === 'string') return namesOf(String.prototype)
  return type === 'number' ? namesOf(Number.prototype) : null
}

const everywhere: ReadonlySet<string> = new Set(namesOf(Object.prototype))

type Use = 'call' | 'set' | 'read'

function roleOf(context: CheckContext, node: AnyNode): Use {
  const parent = context.parentOf.get(node)
  if (parent?.type === 'CallExpression' && parent.callee === node) return 'call'
  const isSet = parent?.type === 'AssignmentExpression' && parent.left === node
  return isSet || parent?.type === 'UpdateExpression' ? 'set' : 'read'
}

/** Where a member is that was asked of something else: `xr.isVR` is `device.isVR`. Things have it by their own names, and there are many of them. */
function elsewhere(name: string): string | null {
  const owner = Object.entries<HelperEntries>(helperCatalogue).find(
    ([key, entries]) => key !== 'globals' && key !== 'item' && Object.hasOwn(entries, name),
  )
  return owner ? `${owner[0]}.${name}` : null
}

/** The member of a value that was meant by a name that it does not have, or where else it is. */
function memberMeant(name: string, all: readonly string[]): string | null {
  const [near, foreign] = [suggestName(name, all), memberFor(name)]
  if (near !== null) return elsewhere(name) ?? near
  return foreign !== null && all.includes(foreign) ? foreign : elsewhere(name)
}

/** A member that its value does not have. */
function unknownMember(node: AnyNode, use: Use, name: string, all: readonly string[]): Mistake {
  const suggestion = memberMeant(name, all)
  const isKnown = suggestion !== null
  const params = isKnown ? { name, suggestion } : { name }
  if (!isKnown && isOfElements(name))
    return (use === 'read' ? warningAt : errorAt)(node, 'page.element', { name })
  if (use === 'call') return errorAt(node, isKnown ? 'not-a-function.suggest' : 'no-such-call', params)
  if (use === 'set') return errorAt(node, isKnown ? 'unknown-property.suggest' : 'unknown-property', params)
  return warningAt(node, isKnown ? 'unknown-member.suggest' : 'unknown-member', params)
}

/** A member that exists and is used as what it is not. */
function wrongUse(context: CheckContext, node: MemberExpression, use: Use): Mistake | null {
  const found = entryOf(context, node)
  if (!found) return null
  const { name, entry } = found
  if (entry.kind === 'call') {
    if (use === 'set') return errorAt(node.property, 'call-is-set', { name })
    const isAlone = context.parentOf.get(node)?.type === 'ExpressionStatement'
    return isAlone ? warningAt(node.property, 'not-called', { name }) : null
  }
  if (use === 'call') return errorAt(node.property, 'value-is-called', { name })
  return use === 'set' && entry.isReadOnly ? errorAt(node.property, 'read-only', { name }) : null
}

/** `scene.get['Dragon']`, `'Dragon'.say('Hi')`, and a point at the end of a line before the next command. */
function wrongSigns(context: CheckContext, node: MemberExpression): Mistake | null {
  const { object, property } = node
  if (node.computed) {
    const called = entryOf(context, object)
    return called?.entry.kind === 'call'
      ? errorAt(object, 'wrong-call-brackets', { name: called.name, brackets: '[…]' })
      : null
  }
  if (property.type !== 'Identifier') return null
  const { name } = property
  const found = context.source.slice(object.start, object.end)
  const isOfThings = Object.hasOwn(itemEntries, name) && !everywhere.has(name) && !(name in String.prototype)
  if (object.type === 'Literal' && typeof object.value === 'string' && isOfThings)
    return errorAt(object, 'text-is-asked', { name, found })
  const isNextLine = /^\s*\.[^\S\n]*\n/.test(context.source.slice(object.end, property.start))
  const isOwnName = globalNames.includes(name) || context.scopes.some(({ variables }) => variables.has(name))
  if (!isNextLine || !isOwnName || !object.loc) return null
  return {
    severity: 'error',
    line: object.loc.end.line,
    column: object.loc.end.column + 1,
    code: 'syntax.extra-point',
    params: {},
  }
}

function checkMember(context: CheckContext, node: MemberExpression): Mistake | null {
  const sign = wrongSigns(context, node)
  if (sign) return sign
  if (node.computed || node.property.type !== 'Identifier') return null
  const { name } = node.property
  const type = typeOf(context, node.object)
  const use = roleOf(context, node)
  const entries = entriesOf(type)
  const standard = entries ? Object.keys(entries) : standardMembers(type)
  if (!standard || everywhere.has(name)) return null
  if (standard.includes(name)) return wrongUse(context, node, use)
  if (type === 'Item[]' && Object.hasOwn(itemEntries, name))
    return errorAt(node.property, 'list-of-things', { name })
  // A list of one's own may be given members.
  if (use === 'set' && !entries) return null
  return unknownMember(node.property, use, name, standard)
}

/** Members that do not exist, or that are no call, no value, or not to be changed. */
export function checkMembers(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const mistake = node.type === 'MemberExpression' ? checkMember(context, node) : null
    return mistake ? [mistake] : []
  })
}
