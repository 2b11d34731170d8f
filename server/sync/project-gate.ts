import * as Y from 'yjs'
import { isEpochClientId, isReservedClientId } from '../../model/document/reserved-client-ids.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { needsCompaction } from '../../model/epochs/needs-compaction.ts'
import type { LabelMessage } from '../../protocol/sync/client-message.ts'
import type { LogEnd } from '../storage/ports/update-log.ts'
import { checkRoomLeft } from './check-room-left.ts'
import { compactProject } from './compact-project.ts'
import { contentFault } from './content-fault.ts'
import { type Inspection, inspectUpdate } from './inspect-update.ts'
import { isTooDeep } from './is-too-deep.ts'
import { type GateRoom, openKeptCopy } from './kept-copy.ts'
import type { LoadTools } from './load-project.ts'
import { createSerial } from './serial.ts'
import { SyncRefusal } from './sync-refusal.ts'
import { tryOut } from './trial-copy.ts'
import { isEmpty, isForeign, isOwnEpoch, mayWriteUnder } from './writing-rules.ts'

/** Log rows after which a snapshot is written. */
const compactEvery = 500

/** The log is not read again for each of many updates with gaps; those left out come again whole. */
const readForGapMs = 100

export interface IncomingUpdate {
  readonly bytes: Uint8Array
  readonly userId: string
  readonly label: LabelMessage | undefined
}

/** The one way into a project's log while it is open on this server. */
export interface ProjectGate {
  /** The state to open the project with, as a v1 update. */
  state(): Uint8Array
  /**
   * Checks an update and stores it. `stored`: it is durable, or brought nothing new. `gap`: it builds on something that is missing;
   * nothing was stored. Rejects with `SyncRefusal` when it must not come in, or when storing failed.
   */
  admit(update: IncomingUpdate): Promise<'stored' | 'gap'>
  /** Whether somebody else writes under this clientID. */
  isForeign(clientId: number, userId: string): boolean
  /** Whether a document of that epoch (`undefined`: an empty one) may be joined to this one. */
  isOfEpoch(epoch: number | undefined): boolean
  /** Takes in what other processes have stored, and hands it to the live document. Never rejects. */
  refresh(): Promise<void>
  /** Whether the log has rows, or an epoch, that this process does not know yet. */
  isBehind(end: LogEnd): boolean
  /** Waits for what is under way, writes a snapshot and refuses everything after. `mayRebuild`: nobody comes back at once. */
  close(options: { readonly mayRebuild: boolean }): Promise<void>
}

/**
 * Opens a project for editing. The gate holds a second copy of the document, on which every update is tried first: a hostile
 * one never touches the live document, and the live one never runs ahead of the log. Where several processes share a log, each has a
 * gate of its own, and what it does not know yet it reads there.
 */
export async function openProjectGate(
  projectId: string,
  tools: LoadTools,
  room: GateRoom,
): Promise<ProjectGate> {
  const exclusively = createSerial()
  const copy = await openKeptCopy(projectId, tools, room)
  let readForGapAt = 0
  let isClosed = false

  const store = async (
    { bytes, userId, label }: IncomingUpdate,
    clients: readonly number[],
  ): Promise<void> => {
    const newAuthors = clients
      .filter((clientId) => !isReservedClientId(clientId) && !copy.current.authors.has(clientId))
      .map((clientId) => ({ clientId, userId }))
    const command = label && { id: label.commandId, type: label.type, label: JSON.stringify(label.label) }
    const row = { projectId, actorId: userId, at: tools.now(), command: command ?? null, bytes, newAuthors }
    await copy.append(row)
    for (const { clientId } of newAuthors) copy.current.authors.set(clientId, userId)
    copy.current.size += bytes.byteLength
    copy.current.rows += 1
  }

  const compact = async (options: Parameters<typeof compactProject>[2]): Promise<void> => {
    try {
      await compactProject(projectId, tools, options)
      copy.current.rows = 0
    } catch (error) {
      tools.logger.error({ err: error, projectId }, 'snapshot could not be written')
    }
  }

  let refreshing: Promise<void> | undefined
  const refresh = async (): Promise<void> => {
    refreshing = undefined
    if (isClosed || copy.isOver) return
    try {
      await copy.restore()
      await copy.takeNews()
    } catch (error) {
      if (error instanceof SyncRefusal) return
      tools.logger.warn({ err: error, projectId }, 'what others stored could not be read')
    }
  }

  const inspect = ({ bytes }: IncomingUpdate): Inspection =>
    inspectUpdate(bytes, (client) => Y.getState(copy.current.trial.store, client))

  /** Whether an update that cannot come in might, once we know what other processes have stored. */
  const mayBeBehind = (inspection: Inspection, userId: string): boolean =>
    (inspection.kind === 'gap' && tools.now() - readForGapAt > readForGapMs) ||
    (inspection.kind === 'complete' &&
      !inspection.clients.every((clientId) =>
        mayWriteUnder(copy.current, { clientId, userId, structs: inspection.structs }),
      ))

  const admit = async (update: IncomingUpdate): Promise<'stored' | 'gap'> => {
    if (isClosed) throw new SyncRefusal('sync.not-stored')
    await copy.restore()
    let inspection = inspect(update)
    if (tools.log.isShared && mayBeBehind(inspection, update.userId)) {
      await copy.takeNews()
      if (inspection.kind === 'gap') readForGapAt = tools.now()
      inspection = inspect(update)
    }
    if (inspection.kind === 'unreadable') throw new SyncRefusal('sync.update-unreadable')
    if (inspection.kind === 'too-many-parts') throw new SyncRefusal('sync.update-too-large')
    if (inspection.kind === 'gap') return 'gap'
    const { clients, structs } = inspection
    if (
      !clients.every((clientId) => mayWriteUnder(copy.current, { clientId, userId: update.userId, structs }))
    ) {
      throw new SyncRefusal('sync.foreign-author')
    }
    const fault = contentFault(structs)
    if (fault) throw new SyncRefusal(fault)
    checkRoomLeft(copy.current, update.bytes.byteLength, structs.length)
    const epoch = isEmpty(copy.current) ? undefined : epochOf(copy.current.trial)
    const trial = tryOut(copy.current.trial, update.bytes)
    if (trial === 'failed') copy.refuse('sync.update-unreadable')
    if (copy.current.trial.store.pendingStructs || copy.current.trial.store.pendingDs) {
      copy.refuse('sync.update-incomplete')
    }
    if (trial === 'known') return 'stored'
    if (epoch !== undefined && epochOf(copy.current.trial) !== epoch) copy.refuse('sync.old-epoch')
    if (clients.some((clientId) => isEpochClientId(clientId) && !isOwnEpoch(copy.current, clientId)))
      copy.refuse('sync.foreign-author')
    if (isTooDeep(copy.current.trial, structs)) copy.refuse('sync.update-too-deep')
    await store(update, clients)
    if (copy.current.rows >= compactEvery) await compact({ mayRebuild: false, atLeast: compactEvery / 2 })
    return 'stored'
  }

  return {
    state: () => Y.encodeStateAsUpdate(copy.current.trial),
    admit: (update) => exclusively(() => admit(update)),
    isForeign: (clientId, userId) => isForeign(copy.current, clientId, userId),
    isOfEpoch: (epoch) =>
      epoch === undefined || isEmpty(copy.current) || epochOf(copy.current.trial) === epoch,
    refresh() {
      refreshing ??= exclusively(refresh)
      return refreshing
    },
    isBehind: ({ newestId, epochEnd }) =>
      epochEnd !== copy.current.epochEnd || newestId > copy.current.throughId,
    close: ({ mayRebuild }) =>
      exclusively(async () => {
        isClosed = true
        await copy.leave()
        if (!copy.isOver && (copy.current.rows > 0 || (mayRebuild && needsCompaction(copy.current.trial)))) {
          await compact({ mayRebuild })
        }
        copy.current.trial.destroy()
      }),
  }
}
