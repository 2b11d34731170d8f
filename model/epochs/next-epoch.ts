import type * as Y from 'yjs'
import { compactDocument } from './compact-document.ts'
import { needsCompaction } from './needs-compaction.ts'

/**
 * A document as the first state of its next epoch (Yjs update v2), where a rebuild pays (`needsCompaction`). Never throws: what can go on
 * without it must not be lost to it, so `onFault` is told what stopped the rebuild and the document stays as it is.
 */
export function nextEpoch(
  document: Y.Doc,
  onFault: (error: unknown) => void,
): Uint8Array<ArrayBuffer> | undefined {
  try {
    return needsCompaction(document) ? compactDocument(document) : undefined
  } catch (error) {
    onFault(error)
    return undefined
  }
}
