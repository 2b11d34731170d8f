import * as Y from 'yjs'
import type { RootName } from './root-name.ts'

/** A root map of a document, made when there is none. `Doc.getMap` alone does the same at several times the price. */
export function rootMap(document: Y.Doc, root: RootName): Y.Map<unknown> {
  const known = document.share.get(root)
  return known instanceof Y.Map ? known : document.getMap(root)
}

/** A record of a root; the root itself where `id` is `null`. `undefined` when there is none. */
export function recordMap(document: Y.Doc, root: RootName, id: string | null): Y.Map<unknown> | undefined {
  const map = rootMap(document, root)
  if (id === null) return map
  const record = map.get(id)
  return record instanceof Y.Map ? record : undefined
}
