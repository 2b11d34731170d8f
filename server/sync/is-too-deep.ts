import * as Y from 'yjs'
import { maxNesting } from '../../protocol/sync/sync-limits.ts'
import type { Struct } from './inspect-update.ts'

/** How many shared types lie around a type, counted no further than the limit. */
function depthOf(type: Y.AbstractType<unknown>): number {
  let depth = 0
  let item = type._item
  while (item && depth <= maxNesting) {
    depth += 1
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null
  }
  return depth
}

/** Whether one of the structs that were just applied to `document` brought a shared type that lies too deep. */
export function isTooDeep(document: Y.Doc, structs: readonly Struct[]): boolean {
  return structs.some((struct) => {
    if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentType)) return false
    const applied = Y.getItem(document.store, struct.id)
    return (
      applied instanceof Y.Item &&
      applied.content instanceof Y.ContentType &&
      depthOf(applied.content.type) > maxNesting
    )
  })
}
