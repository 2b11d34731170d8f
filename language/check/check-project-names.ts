import type { AnyNode } from 'acorn'
import { suggestName } from '../errors/suggest-name.ts'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake, warningAt } from './mistake.ts'
import { entryOf, typeOf } from './value-type.ts'

const textOf = (node: AnyNode | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

/** Calls of a helper with a text as first value. */
function textCalls(
  context: CheckContext,
  name: string,
): readonly { readonly node: AnyNode; readonly text: string }[] {
  return context.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || entryOf(context, node.callee)?.name !== name) return []
    const [value] = node.arguments
    const text = textOf(value)
    return value && text !== null ? [{ node: value, text }] : []
  })
}

/** Messages that a script sends; `null` when it sends one whose name only the run knows. */
export function sentMessages(context: CheckContext): readonly string[] | null {
  const calls = context.nodes.filter((node) => {
    if (node.type !== 'CallExpression') return false
    const entry = entryOf(context, node.callee)
    return entry !== null && /^broadcast/.test(entry.name)
  })
  const texts = calls.map((node) => (node.type === 'CallExpression' ? textOf(node.arguments[0]) : null))
  const known = texts.filter((text) => text !== null)
  return known.length === texts.length ? known : null
}

function checkThings(context: CheckContext, things: readonly string[]): readonly Mistake[] {
  const isSceneGet = (node: AnyNode): boolean => {
    const call = context.parentOf.get(node)
    return (
      call?.type === 'CallExpression' &&
      call.callee.type === 'MemberExpression' &&
      typeOf(context, call.callee.object) === 'Scene'
    )
  }
  return textCalls(context, 'get').flatMap(({ node, text: name }) => {
    if (things.includes(name) || !isSceneGet(node)) return []
    const suggestion = suggestName(name, things)
    return [
      suggestion === null
        ? errorAt(node, 'no-such-item', { name })
        : errorAt(node, 'no-such-item.suggest', { name, suggestion }),
    ]
  })
}

function checkMessages(context: CheckContext, elsewhere: readonly string[]): readonly Mistake[] {
  const here = sentMessages(context)
  if (here === null) return []
  const sent = [...here, ...elsewhere]
  return textCalls(context, 'onMessage').flatMap(({ node, text: name }) => {
    if (sent.includes(name)) return []
    const suggestion = suggestName(name, sent)
    return [
      suggestion === null
        ? warningAt(node, 'message-unsent', { name })
        : warningAt(node, 'message-unsent.suggest', { name, suggestion }),
    ]
  })
}

/** Things and messages that the project does not have. Nothing is said where the project is not known. */
export function checkProjectNames(context: CheckContext): readonly Mistake[] {
  const { project } = context
  if (!project) return []
  const { things, sentElsewhere } = project
  return [
    ...checkThings(context, things),
    ...(sentElsewhere === null ? [] : checkMessages(context, sentElsewhere)),
  ]
}
