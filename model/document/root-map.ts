import * as Y from 'yjs'
import type { RootName } from './root-name.ts'

/** A root map of a document, made when there is none. `Doc.getMap` alone does the same at several times the price. */
export function rootMap(document: Y.Doc, root: RootName): Y.Map<unknown> {
  const known = document.share.get(root)
  return known instanceof Y.Map ? known : document.getMap(root)
}
