import type { AnyNode, MemberExpression } from 'acorn'
import { memberFor } from '../errors/foreign-words.ts'
import { isOfElements } from '../errors/page-names.ts'
import { suggestName } from '../errors/suggest-name.ts'
import { globalNames } from '../helper-api/global-names.ts'
import { helperCatalogue } from '../helper-api/helper-catalogue.ts'
import type { HelperEntries } from '../helper-api/helper-entry.ts'
import { itemEntries } from '../helper-api/item-entries.ts'
import { optionOf } from '../helper-api/option-of.ts'
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

/** The names that values of a type have; `null` where nobody knows. */
function membersOf(type: ValueType): readonly string[] | null {
  const entries = entriesOf(type)
  return entries ? Object.keys(entries) : standardMembers(type)
}

const everywhere: ReadonlySet<string> = new Set(namesOf(Object.prototype))

type Use = 'call' | 'set' | 'read'

function roleOf(context: CheckContext, node: AnyNode): Use {
  const parent = context.parentOf.get(node)
  if (parent?.type === 'CallExpression' && parent.callee === node) return 'call'
  const isSet = parent?.type === 'AssignmentExpression' && parent.left === node
  return isSet || parent?.type === 'UpdateExpression' ? 'set' : 'read'
}

/** Owners with members such as people expect of things (`show`, `gravity`): who asks a thing for one does not mean these. */
const likeThings: ReadonlySet<string> = new Set(['player', 'camera', 'screen', 'scene'])

/** Where a member is that was asked of another value of the helper API: `xr.isVR` is `device.isVR`. `null` for names that several have. */
function elsewhere(name: string, type: ValueType): string | null {
  const isThing = type === 'Item' || type === 'Player'
  const owners = Object.entries<HelperEntries>(helperCatalogue).filter(
    ([owner, entries]) =>
      owner !== 'globals' &&
      owner !== 'item' &&
      !(isThing && likeThings.has(owner)) &&
      Object.hasOwn(entries, name),
  )
  const [owner] = owners
  return owner && owners.length === 1 ? `${owner[0]}.${name}` : null
}

/** The member of a value that was meant by a name that it does not have, or where else it is. */
function memberMeant(name: string, all: readonly string[], type: ValueType): string | null {
  const other = entriesOf(type) ? elsewhere(name, type) : null
  const near = other ?? suggestName(name, all)
  const foreign = memberFor(name)
  return near ?? (foreign !== null && all.includes(foreign) ? foreign : null)
}

/** A member that its value does not have. */
function unknownMember(node: AnyNode, use: Use, name: string, suggestion: string | null): Mistake {
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

/** `scene.get['Dragon']`. */
function wrongBrackets(context: CheckContext, { object, computed }: MemberExpression): Mistake | null {
  const called = computed ? entryOf(context, object) : null
  return called?.entry.kind === 'call'
    ? errorAt(object, 'wrong-call-brackets', { name: called.name, brackets: '[…]' })
    : null
}

/** `scene.get('Dragon'.say('Hi'))`, `'Dragon'.say('Hi')`: a text is asked for what only things have. */
function askedText(context: CheckContext, node: MemberExpression): Mistake | null {
  const { object, property } = node
  if (object.type !== 'Literal' || typeof object.value !== 'string' || property.type !== 'Identifier')
    return null
  const { name } = property
  if (!Object.hasOwn(itemEntries, name) || everywhere.has(name) || memberFor(name) !== null) return null
  if (name in String.prototype) return null
  const found = context.source.slice(object.start, object.end)
  let outer = context.parentOf.get(node)
  while (outer && outer.start === node.start) outer = context.parentOf.get(outer)
  const entry = outer?.type === 'CallExpression' ? entryOf(context, outer.callee)?.entry : undefined
  const isName = entry?.kind === 'call' && entry.parameters[0]?.type === 'ThingName'
  return errorAt(object, isName ? 'text-is-asked' : 'text-is-no-thing', { name, found })
}

/** `dragon.moveForward(2).seconds(1)`: what belongs to a call hangs on its end. */
function chainedOption(context: CheckContext, node: MemberExpression): Mistake | null {
  const { object, property } = node
  if (object.type !== 'CallExpression' || property.type !== 'Identifier' || node.computed) return null
  const called = entryOf(context, object.callee)
  const option = called && optionOf(called.name)
  if (option?.name !== property.name || object.arguments.length !== option.place) return null
  const call = context.parentOf.get(node)
  const value = call?.type === 'CallExpression' && call.callee === node ? call.arguments[0] : undefined
  const said = value ? context.source.slice(value.start, value.end) : '1'
  const before = context.source.slice(object.start, object.end - 1).trimEnd()
  const comma = object.arguments.length > 0 ? ', ' : ''
  return errorAt(property, 'syntax.option-outside', {
    found: property.name,
    example: `${before}${comma}{${option.name}: ${said}})`,
  })
}

/** `dragon.say('Hi').` at the end of a line: the next one begins with a name of its own, and what stands before has no such member. */
function pointAtEnd(context: CheckContext, node: MemberExpression): Mistake | null {
  const { object, property } = node
  if (node.computed || property.type !== 'Identifier' || !object.loc) return null
  const { name } = property
  if (!/^\s*\.[^\S\n]*\n/.test(context.source.slice(object.end, property.start))) return null
  const isOwnName = globalNames.includes(name) || context.scopes.some(({ variables }) => variables.has(name))
  const type = typeOf(context, object)
  const members = membersOf(type)
  const isNothing = type === 'void' || type === 'Promise<void>'
  if (!isOwnName || !(isNothing || (members && !members.includes(name)))) return null
  const { line, column } = object.loc.end
  return { severity: 'error', line, column: column + 1, code: 'syntax.extra-point', params: {} }
}

function checkMember(context: CheckContext, node: MemberExpression): Mistake | null {
  const sign =
    wrongBrackets(context, node) ??
    askedText(context, node) ??
    chainedOption(context, node) ??
    pointAtEnd(context, node)
  if (sign) return sign
  if (node.computed || node.property.type !== 'Identifier') return null
  const { name } = node.property
  const type = typeOf(context, node.object)
  const use = roleOf(context, node)
  const standard = membersOf(type)
  if (!standard || everywhere.has(name)) return null
  if (standard.includes(name)) return wrongUse(context, node, use)
  if (type === 'Item[]' && Object.hasOwn(itemEntries, name))
    return errorAt(node.property, 'list-of-things', { name })
  // A list of one's own may be given members.
  if (use === 'set' && !entriesOf(type)) return null
  return unknownMember(node.property, use, name, memberMeant(name, standard, type))
}

/** Members that do not exist, or that are no call, no value, or not to be changed. */
export function checkMembers(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const mistake = node.type === 'MemberExpression' ? checkMember(context, node) : null
    return mistake ? [mistake] : []
  })
}
