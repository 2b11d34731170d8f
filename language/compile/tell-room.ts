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
    if (property.type !== 'Identifier') return
    const isArray = object.type === 'Identifier' && object.name === 'Array'
    if (isArray && property.name === 'from') tellLength(text, node.arguments[0])
    if (!copying.has(property.name) || !isPlace(object)) return
    // Within what a call that can be stopped begins with.
    text.appendRight(object.start, `${guardName}.b(`)
    text.appendLeft(object.end, ')')
  }
}

/** The length that `Array.from({length: …})` makes a list of. */
function tellLength(text: SourceEdits, value: AnyNode | undefined): void {
  if (value?.type !== 'ObjectExpression') return
  for (const property of value.properties) {
    if (property.type !== 'Property' || property.computed || property.method || property.kind !== 'init')
      continue
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null
    if (name !== 'length') continue
    if (property.shorthand) text.appendLeft(property.end, `:${guardName}.b(length)`)
    else wrap(text, property.value)
  }
}

function wrap(text: SourceEdits, node: AnyNode): void {
  // Of several values behind each other the last one counts, and not all of them are given.
  const isSeveral = node.type === 'SequenceExpression'
  text.prependRight(node.start, `${guardName}.b(${isSeveral ? '(' : ''}`)
  text.appendLeft(node.end, isSeveral ? '))' : ')')
}
