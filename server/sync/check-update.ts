import { isEpochClientId, isReservedClientId } from '../../model/document/reserved-client-ids.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import type { LabelMessage } from '../../protocol/sync/client-message.ts'
import { maxUpdateAuthors } from '../../protocol/sync/sync-limits.ts'
import type { NewUpdate } from '../storage/ports/update-log.ts'
import { checkRoomLeft } from './check-room-left.ts'
import { contentFault } from './content-fault.ts'
import type { Inspection } from './inspect-update.ts'
import type { KeptCopy } from './kept-copy.ts'
import { lyingFault } from './lying-fault.ts'
import { SyncRefusal } from './sync-refusal.ts'
import { type TrialCopy, tryOut } from './trial-copy.ts'
import { isEmpty, isOwnEpoch, mayWriteUnder } from './writing-rules.ts'

export interface IncomingUpdate {
  /** Yjs v1. */
  readonly bytes: Uint8Array
  readonly userId: string
  /** Of the document that it was made in; `undefined`: that was empty when it was opened. */
  readonly epoch: number | undefined
  readonly label: LabelMessage | undefined
}

/** What becomes of an update: a row for the log, nothing because all of it is known, or nothing because it builds on what is missing. */
export type Checked = NewUpdate | 'known' | 'gap'

/** Whether a document of that epoch (`undefined`: an empty one) may be joined to this one. */
export const isOfEpoch = (copy: TrialCopy, epoch: number | undefined): boolean =>
  epoch === undefined || isEmpty(copy) || epochOf(copy.trial) === epoch

/**
 * Checks an update and tries it on the copy, which holds it from then on. `inspection` is of this update and that copy. Throws
 * `SyncRefusal` when it must not come in.
 */
export function checkUpdate(
  copy: KeptCopy,
  inspection: Inspection,
  { bytes, userId, epoch, label }: IncomingUpdate,
  at: number,
): Checked {
  const { current } = copy
  if (!isOfEpoch(current, epoch)) throw new SyncRefusal('sync.old-epoch')
  if (inspection.kind === 'unreadable') throw new SyncRefusal('sync.update-unreadable')
  if (inspection.kind === 'too-many-parts') throw new SyncRefusal('sync.update-too-large')
  if (inspection.kind === 'gap') return 'gap'
  const { clients, structs } = inspection
  if (!clients.every((clientId) => mayWriteUnder(current, { clientId, userId, structs })))
    throw new SyncRefusal('sync.foreign-author')
  if (clients.length > maxUpdateAuthors) throw new SyncRefusal('sync.update-too-large')
  const fault = contentFault(structs)
  if (fault) throw new SyncRefusal(fault)
  checkRoomLeft(current, bytes.byteLength, structs.length)
  const epochBefore = isEmpty(current) ? undefined : epochOf(current.trial)
  const tried = tryOut(current.trial, bytes)
  if (tried === 'failed') copy.refuse('sync.update-unreadable')
  if (current.trial.store.pendingStructs || current.trial.store.pendingDs)
    copy.refuse('sync.update-incomplete')
  if (tried === 'known') return 'known'
  if (epochBefore !== undefined && epochOf(current.trial) !== epochBefore) copy.refuse('sync.old-epoch')
  if (clients.some((clientId) => isEpochClientId(clientId) && !isOwnEpoch(current, clientId)))
    copy.refuse('sync.foreign-author')
  const misplaced = lyingFault(current.trial, structs)
  if (misplaced) copy.refuse(misplaced)
  const newAuthors = clients
    .filter((clientId) => !isReservedClientId(clientId) && !current.authors.has(clientId))
    .map((clientId) => ({ clientId, userId }))
  for (const { clientId } of newAuthors) current.authors.set(clientId, userId)
  current.size += bytes.byteLength
  const command = label ? { id: label.commandId, type: label.type, label: JSON.stringify(label.label) } : null
  return { actorId: userId, at, command, bytes, newAuthors }
}
