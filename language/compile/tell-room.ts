import type { AnyNode, AssignmentExpression, CallExpression, NewExpression, SpreadElement } from 'acorn'
import { guardName } from './guard-name.ts'
import type { SourceEdits } from './source-edits.ts'

/** What may ask for much memory at once. */
export type RoomNode = SpreadElement | AssignmentExpression | CallExpression | NewExpression

/** Methods that make a list as long as the one that they are called on. */
const copying: ReadonlySet<string> = new Set(['concat', 'slice', 'toReversed', 'toSorted', 'toSpliced'])

/** `list.length = …` makes that much room. Names that are reckoned (`list[name] = …`) are places in a list. */
export const setsLength = ({ left }: AssignmentExpression): boolean =>
  left.type === 'MemberExpression' &&
  (left.property.type === 'Literal'
    ? left.property.value === 'length'
    : left.property.type === 'Identifier' && left.property.name === 'length')

/** `list`, `game.list`: what can stand within a call without being one. */
const isPlace = (node: AnyNode): boolean =>
  node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isPlace(node.object))

/** Lets the guard see how much room is asked for: `[...list]` becomes `[...__g.b(list)]`. To be called when everything else is rewritten. */
export function tellRoom(text: SourceEdits, node: RoomNode): void {
  if (node.type === 'SpreadElement') wrap(text, node.argument)
  else if (node.type === 'AssignmentExpression') {
    if (setsLength(node)) wrap(text, node.right)
  } else if (node.callee.type === 'MemberExpression' && !node.callee.computed) {
    const { object, property } = node.callee
    const length =
      object.type === 'Identifier' && object.name === 'Array' ? lengthIn(node.arguments[0]) : null
    if (length) wrap(text, length)
    if (property.type !== 'Identifier' || !copying.has(property.name) || !isPlace(object)) return
    // Within what a call that can be stopped begins with.
    text.appendRight(object.start, `${guardName}.b(`)
    text.appendLeft(object.end, ')')
  }
}

/** The length that `Array.from({length: …})` makes a list of. */
function lengthIn(value: AnyNode | undefined): AnyNode | null {
  if (value?.type !== 'ObjectExpression') return null
  for (const property of value.properties) {
    if (property.type !== 'Property' || property.computed || property.shorthand) continue
    const { key } = property
    if ((key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value) === 'length')
      return property.value
  }
  return null
}

function wrap(text: SourceEdits, node: AnyNode): void {
  text.prependRight(node.start, `${guardName}.b(`)
  text.appendLeft(node.end, ')')
}
