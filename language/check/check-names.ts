import type { AnyNode } from 'acorn'
import { isNeedless, valueFor } from '../errors/foreign-words.ts'
import { pageNameCode } from '../errors/page-names.ts'
import { suggestName } from '../errors/suggest-name.ts'
import { globalNames } from '../helper-api/global-names.ts'
import { helperCatalogue } from '../helper-api/helper-catalogue.ts'
import { memberNames } from '../helper-api/member-names.ts'
import { standardNames } from '../helper-api/standard-names.ts'
import { isTextType } from './check-calls.ts'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake } from './mistake.ts'
import { lookUp, type Reference, type Scope } from './scope.ts'
import { entryOf } from './value-type.ts'

const known: ReadonlySet<string> = new Set([...globalNames, ...standardNames, 'arguments', 'globalThis'])

/** Names of standard JavaScript that a learner may have misspelt; not its rarer half. */
const suggested = globalNames.filter((name) => name !== 'undefined')

/** Whether the name stands where a text is needed: as a value of a helper, or behind the `=` of one. */
function standsForText(context: CheckContext, node: AnyNode): boolean {
  const parent = context.parentOf.get(node)
  if (parent?.type === 'AssignmentExpression' && parent.right === node) {
    const entry = entryOf(context, parent.left)?.entry
    return entry?.kind === 'value' && (entry.takes ?? entry.type) === 'string'
  }
  if (parent?.type !== 'CallExpression') return false
  const place = parent.arguments.findIndex(({ start }) => start === node.start)
  const entry = entryOf(context, parent.callee)?.entry
  const type = entry?.kind === 'call' ? entry.parameters[place]?.type : undefined
  return type !== undefined && (isTextType(type) || type === 'Axis' || type === 'Item | string')
}

/** Whether the name is compared with a value of a helper that is a text: `dragon.color === red`. */
function isComparedWithText(context: CheckContext, node: AnyNode): boolean {
  const parent = context.parentOf.get(node)
  if (parent?.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return false
  const entry = entryOf(context, parent.left === node ? parent.right : parent.left)?.entry
  return entry?.kind === 'value' && entry.type === 'string'
}

/** The nearest place above where a name of another part of the program is made. */
function madeElsewhere({ scopes }: CheckContext, name: string): Scope | null {
  return scopes.find(({ variables }) => variables.has(name)) ?? null
}

/** Names that can be used in a scope. */
function namesIn(scope: Scope): readonly string[] {
  const names: string[] = []
  for (let holder: Scope | null = scope; holder; holder = holder.parent)
    for (const name of holder.variables.keys()) names.push(name)
  return names
}

/** Whether the name begins one of the values of `a, b(), c`. */
function isInSequence({ parentOf }: CheckContext, identifier: AnyNode): boolean {
  let node = parentOf.get(identifier)
  while (node && node.type !== 'SequenceExpression' && node.start === identifier.start)
    node = parentOf.get(node)
  return node?.type === 'SequenceExpression'
}

/** `document.write('hello')`: what was meant is to show words, not the page. */
const isWriting = (parent: AnyNode | null | undefined): boolean =>
  parent?.type === 'MemberExpression' &&
  parent.property.type === 'Identifier' &&
  /^write(ln)?$/.test(parent.property.name)

function explain(context: CheckContext, { identifier, scope, use }: Reference): Mistake | null {
  const { name } = identifier
  const parent = context.parentOf.get(identifier)
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return null
  const page = name === 'document' && isWriting(parent) ? 'page.talk' : pageNameCode(name)
  if (page) return errorAt(identifier, page, { name })
  const isOption = use === 'write' && parent && context.parentOf.get(parent)?.type === 'CallExpression'
  if (isOption) return errorAt(identifier, 'syntax.option-braces', { name })
  const elsewhere = madeElsewhere(context, name)
  if (elsewhere)
    return errorAt(identifier, 'out-of-reach', {
      name,
      line: elsewhere.variables.get(name)?.identifier.loc?.start.line ?? 1,
    })
  if (standsForText(context, identifier)) return errorAt(identifier, 'needs-quotes', { name })
  if (isNeedless(name) && parent?.type === 'ExpressionStatement')
    return errorAt(identifier, 'syntax.needless-word', { found: name })
  const own = suggestName(name, namesIn(scope))
  // Another name of the program may be meant there as well.
  if (own === null && isComparedWithText(context, identifier))
    return errorAt(identifier, 'needs-quotes', { name })
  const isCase = own?.toLowerCase() === name.toLowerCase()
  const wanted = isCase ? null : valueFor(name)
  if (wanted !== null) return errorAt(identifier, 'foreign-name', { name, wanted })
  if (isInSequence(context, identifier) && memberNames.includes(name))
    return errorAt(identifier, 'comma-for-point', { name })
  const thing = context.project?.things.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (thing !== undefined && own === null && use === 'read')
    return errorAt(identifier, 'thing-not-fetched', { name, thing })
  const suggestion = own ?? suggestName(name, suggested)
  if (suggestion !== null) return errorAt(identifier, 'unknown-name.suggest', { name, suggestion })
  return use === 'write'
    ? errorAt(identifier, 'not-declared', { name })
    : errorAt(identifier, 'unknown-name', { name })
}

/** `globalThis.document`: what it would have are the names of the page. */
function ofPage(context: CheckContext, identifier: AnyNode & { type: 'Identifier' }): Mistake | null {
  const parent = context.parentOf.get(identifier)
  if (identifier.name !== 'globalThis' || parent?.type !== 'MemberExpression' || parent.optional) return null
  // Who looks first whether there is one knows what to do without.
  const isAsked = context.references.some(
    ({ identifier: other }) =>
      other.name === 'globalThis' && context.parentOf.get(other)?.type !== 'MemberExpression',
  )
  if (isAsked) return null
  const name = parent.property.type === 'Identifier' && !parent.computed ? parent.property.name : ''
  const page = pageNameCode(name)
  return page
    ? errorAt(identifier, page, { name })
    : errorAt(identifier, 'page.outside', { name: identifier.name })
}

/** Names that nobody makes. */
export function checkNames(context: CheckContext): readonly Mistake[] {
  const told = new Set<string>()
  return context.references.flatMap((reference) => {
    const { name } = reference.identifier
    if (lookUp(reference.scope, name) || told.has(name)) return []
    if (known.has(name)) {
      const page = ofPage(context, reference.identifier)
      if (page) return [page]
      const isHelperWritten = reference.use !== 'read' && Object.hasOwn(helperCatalogue.globals, name)
      return isHelperWritten ? [errorAt(reference.identifier, 'read-only', { name })] : []
    }
    const mistake = explain(context, reference)
    if (mistake) told.add(name)
    return mistake ? [mistake] : []
  })
}
