import * as Y from 'yjs'
import { limits } from './limits.ts'

/** Where nothing may lie. */
export type PlaceFault = 'too-deep' | 'in-text'

/** What is wrong with where an item of a document lies: too many shared types around it, or no letters among the letters of a text. */
export function placeFault({ content, parent, parentSub }: Y.Item): PlaceFault | undefined {
  if (content instanceof Y.ContentType && depthOf(content.type) > limits.nesting) return 'too-deep'
  const isInText = parentSub === null && parent instanceof Y.Text
  const isLetters = content instanceof Y.ContentString || content instanceof Y.ContentDeleted
  return isInText && !isLetters ? 'in-text' : undefined
}

/** How many shared types lie around a type, counted no further than the limit. */
function depthOf(type: Y.AbstractType<unknown>): number {
  let depth = 0
  let item = type._item
  while (item && depth <= limits.nesting) {
    depth += 1
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null
  }
  return depth
}
