import type * as Y from 'yjs'
import { rootMap } from './root-map.ts'
import { schemaVersion } from './schema-version.ts'

/** Whether a newer version of this code has written the document: this one would misread it, so it must not change it. */
export function isNewerDocument(document: Y.Doc): boolean {
  const schema = rootMap(document, 'meta').get('schema')
  return typeof schema === 'number' && schema > schemaVersion
}
