import type { AnyNode } from 'acorn'
import { helperCatalogue } from '../helper-api/helper-catalogue.ts'
import type { CheckContext } from './check-context.ts'
import { type Mistake, warningAt } from './mistake.ts'
import { lookUp } from './scope.ts'

/** A placeholder, and the name that it begins with. */
const placeholder = /\$\{\s*([\p{ID_Start}_$][\p{ID_Continue}$]*)[^{}]*\}/u

/** Characters of a text that is shown as a whole. */
const longest = 60

/** Whether the program fills placeholders by itself: `text.replace('${name}', name)`. */
const fillsItself = ({ nodes }: CheckContext): boolean =>
  nodes.some(
    (node) =>
      node.type === 'MemberExpression' &&
      node.property.type === 'Identifier' &&
      /^(replace|replaceAll|split|match|matchAll|indexOf|includes)$/.test(node.property.name),
  )

/** Whether a name has a value where a node stands. */
function hasValueAt(context: CheckContext, node: AnyNode, name: string): boolean {
  const scope =
    context.scopes.findLast(({ node: { start, end } }) => start <= node.start && end >= node.end) ??
    context.scopes[0]
  return Object.hasOwn(helperCatalogue.globals, name) || (scope !== undefined && lookUp(scope, name) !== null)
}

/** `"Points: ${score}"` between quotation marks, where no variable gives its value. */
function quotedTemplate(context: CheckContext, node: AnyNode): Mistake | null {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null
  const [found, name] = placeholder.exec(node.value) ?? []
  if (found === undefined || name === undefined || !hasValueAt(context, node, name)) return null
  const inside = context.source.slice(node.start + 1, node.end - 1).replaceAll('`', '\\`')
  const wanted = inside.length > longest ? `\`…${found}…\`` : `\`${inside}\``
  return warningAt(node, 'quotes-for-template', { found, wanted })
}

/** Texts that are not read as they are meant. */
export function checkTexts(context: CheckContext): readonly Mistake[] {
  const found = context.nodes.flatMap((node) => quotedTemplate(context, node) ?? [])
  return found.length > 0 && fillsItself(context) ? [] : found
}
