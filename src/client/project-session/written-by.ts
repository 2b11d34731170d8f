import * as Y from 'yjs'

/** The name of the person who wrote a register last, as far as `names` knows their Yjs client. */
export function writtenBy(
  document: Y.Doc,
  names: ReadonlyMap<number, string>,
  root: string,
  id: string | null,
  key: string,
): string | undefined {
  const map = id === null ? document.getMap(root) : document.getMap(root).get(id)
  const client = map instanceof Y.Map ? map._map.get(key)?.id.client : undefined
  return client === undefined ? undefined : names.get(client)
}
