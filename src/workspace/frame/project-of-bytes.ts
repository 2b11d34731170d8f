import * as Y from 'yjs'
import { openDocument } from '../../../model/document/open-document.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'

/**
 * A published snapshot (Yjs update v2) as a project to look at and to play; nothing can change it. `undefined` when the bytes are not
 * an update.
 */
export function projectOfBytes(bytes: Uint8Array): Project | undefined {
  const { document, loaded } = openDocument()
  try {
    Y.applyUpdateV2(document, bytes)
  } catch {
    return undefined
  }
  loaded()
  return materialise(document)
}
