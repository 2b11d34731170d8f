import * as Y from 'yjs'

/**
 * A client among `isStranger` that wrote something which is still there in a shared type: a script's text, say. What was deleted and
 * came back by an undo counts as written by who wrote it first.
 */
export function strangerInType(
  document: Y.Doc,
  type: Y.AbstractType<unknown>,
  isStranger: (client: number) => boolean,
): number | undefined {
  const open = [type]
  for (let current = open.pop(); current; current = open.pop()) {
    const items = [...current._map.values()]
    for (let item = current._start; item; item = item.right) items.push(item)
    for (const item of items) {
      if (isStranger(item.id.client) && isThere(document, item)) return item.id.client
      if (!item.deleted && item.content instanceof Y.ContentType) open.push(item.content.type)
    }
  }
  return undefined
}

function isThere({ store }: Y.Doc, item: Y.Item): boolean {
  let last = item
  while (last.redone) {
    const next = Y.getItem(store, last.redone)
    if (!(next instanceof Y.Item)) break
    last = next
  }
  return !last.deleted
}
