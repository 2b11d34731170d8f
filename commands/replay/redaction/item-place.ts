import * as Y from 'yjs'
import { isFlatRoot, isRootName } from '../../../model/document/root-name.ts'

/** Where an operation stands in a document: a register of a record, a record among the others of its root, or somewhere of somebody else's. */
export type ItemPlace =
  | { readonly is: 'register'; readonly root: string; readonly key: string }
  | { readonly is: 'record' }
  | { readonly is: 'foreign' }

const foreign: ItemPlace = Object.freeze({ is: 'foreign' })
const record: ItemPlace = Object.freeze({ is: 'record' })

/** Finds the places of the operations of one update, in the document that has it. */
export function placesIn(document: Y.Doc): (item: Y.Item) => ItemPlace {
  const roots = new Map<unknown, string>()
  for (const [name, type] of document.share) roots.set(type, name)

  const inRoot = (root: string, key: string | null): ItemPlace => {
    if (key === null || !isRootName(root)) return foreign
    return isFlatRoot(root) ? { is: 'register', root, key } : record
  }

  return ({ id, parent, parentSub }) => {
    const isThere = id.clock < Y.getState(document.store, id.client)
    const struct = isThere ? Y.getItem(document.store, id) : undefined
    // Nothing may be left of it, but what the update itself says.
    if (!(struct instanceof Y.Item)) return typeof parent === 'string' ? inRoot(parent, parentSub) : foreign
    const type = struct.parent
    const root = roots.get(type)
    if (root !== undefined) return inRoot(root, struct.parentSub)
    const holder = type instanceof Y.AbstractType ? type._item : null
    const outer = holder && roots.get(holder.parent)
    if (struct.parentSub === null || !outer || inRoot(outer, holder.parentSub) !== record) return foreign
    return { is: 'register', root: outer, key: struct.parentSub }
  }
}
