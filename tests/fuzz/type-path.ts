import * as Y from 'yjs'

/** Name of the root, id of the record, key of the text. */
export function typePath(doc: Y.Doc, type: unknown): string[] {
  const path: string[] = []
  if (!(type instanceof Y.AbstractType)) return path
  let at = type
  for (; at._item && at.parent; at = at.parent) path.unshift(at._item.parentSub ?? '')
  for (const [name, root] of doc.share) if (root === at) path.unshift(name)
  return path
}
