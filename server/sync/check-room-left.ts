import * as Y from 'yjs'
import { structCount } from '../../model/epochs/struct-count.ts'
import { maxProjectBytes, maxProjectParts } from '../../protocol/sync/sync-limits.ts'
import { SyncRefusal } from './sync-refusal.ts'
import type { TrialCopy } from './trial-copy.ts'

/** A full project still takes small updates (deletions are small) until it is this much over its limit. */
const smallUpdateBytes = 4096
const spareFactor = 1.2

/** Throws `SyncRefusal` when an update of so many bytes and parts is too large, or would make the project too large. */
export function checkRoomLeft(copy: TrialCopy, bytes: number, parts: number): void {
  if (parts > 0 && structCount(copy.trial) + parts > maxProjectParts)
    throw new SyncRefusal('sync.project-too-large')
  const limit = bytes <= smallUpdateBytes ? maxProjectBytes * spareFactor : maxProjectBytes
  if (bytes > maxProjectBytes) throw new SyncRefusal('sync.update-too-large')
  if (copy.size + bytes <= limit) return
  copy.size = Y.encodeStateAsUpdateV2(copy.trial).byteLength
  if (copy.size + bytes > limit) throw new SyncRefusal('sync.project-too-large')
}
