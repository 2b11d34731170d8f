import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { AssetKey } from '../../protocol/http/asset.ts'
import { contentFault } from '../sync/content-fault.ts'
import { decodeStateBounded, hasEmptyPart, maxStateReads } from '../sync/decode-bounded.ts'
import { lyingFault } from '../sync/lying-fault.ts'
import { hasUnkindWord } from '../words/has-unkind-word.ts'
import type { DocumentReading } from './document-reading.ts'
import { shownTexts } from './shown-texts.ts'

const unreadable: DocumentReading = { kind: 'refused', code: 'project.document-unreadable' }
const tooLarge: DocumentReading = { kind: 'refused', code: 'project.document-too-large' }

function readProject(project: Project, hasParts: boolean): DocumentReading {
  const texts = shownTexts(project)
  return {
    kind: 'read',
    hasParts,
    isUnkind: [...texts].some(hasUnkindWord),
    fileKeys: [...new Set(project.assets.map(({ key }) => key))].filter(
      (key) => AssetKey.safeParse(key).success,
    ),
  }
}

/**
 * Reads everything of a complete state (Yjs v2) that a player would read, from its first to its last record, and judges it as the sync
 * gate judges updates. Its parts are counted before the first of them is made; how long they take together is for the caller to limit.
 */
export function readDocument(bytes: Uint8Array): DocumentReading {
  const decoded = decodeStateBounded(bytes)
  if (decoded === 'unreadable') return unreadable
  if (decoded === 'too-many-parts') return tooLarge
  if (hasEmptyPart(decoded) || contentFault(decoded.structs, maxStateReads) !== undefined) return unreadable
  const document = new Y.Doc()
  try {
    Y.applyUpdateV2(document, bytes)
    if (document.store.pendingStructs || document.store.pendingDs) return unreadable
    if (lyingFault(document, decoded.structs)) return unreadable
    return readProject(materialise(document), decoded.structs.length > 0)
  } catch {
    return unreadable
  } finally {
    document.destroy()
  }
}
