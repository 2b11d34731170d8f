import * as Y from 'yjs'

/** What somebody does who overwrites two facts of a project so often that it is mostly history, as one update of it. */
export function longEdits(document: Y.Doc): Uint8Array {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  const meta = copy.getMap('meta')
  for (let index = 0; index < 6_000; index++)
    meta.set(index % 2 === 0 ? 'displayName' : 'description', `n${index}`)
  return Y.encodeStateAsUpdate(copy, Y.encodeStateVector(document))
}
