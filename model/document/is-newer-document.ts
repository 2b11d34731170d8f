import type * as Y from 'yjs'
import { schemaVersion } from './schema-version.ts'

/** Whether a newer version of this code has written the document: this one would misread it, so it must not change it. */
export function isNewerDocument(document: Y.Doc): boolean {
  const schema = document.getMap('meta').get('schema')
  return typeof schema === 'number' && schema > schemaVersion
}
