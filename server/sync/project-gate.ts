import * as Y from 'yjs'
import {
  epochClientId,
  isEpochClientId,
  isReservedClientId,
} from '../../model/document/reserved-client-ids.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { needsCompaction } from '../../model/epochs/needs-compaction.ts'
import { structCount } from '../../model/epochs/struct-count.ts'
import type { LabelMessage } from '../../protocol/sync/client-message.ts'
import { maxProjectBytes, maxProjectParts } from '../../protocol/sync/sync-limits.ts'
import type { LogEnd } from '../storage/ports/update-log.ts'
import { compactProject } from './compact-project.ts'
import { contentFault } from './content-fault.ts'
import { type Inspection, inspectUpdate, type Struct } from './inspect-update.ts'
import { isTemplateContent } from './is-template-content.ts'
import { isTooDeep } from './is-too-deep.ts'
import type { LoadTools } from './load-project.ts'
import { createSerial } from './serial.ts'
import { SyncRefusal } from './sync-refusal.ts'
import { catchUp, openTrialCopy, tryOutOn } from './trial-copy.ts'

/** Log rows after which a snapshot is written. */
const compactEvery = 500

/** A full project still takes small updates (deletions are small) until it is this much over its limit. */
const smallUpdateBytes = 4096
const spareFactor = 1.2

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

/** The open document that a gate belongs to. */
export interface GateRoom {
  /** What other processes have stored, as v1 updates. */
  onNews(updates: readonly Uint8Array[]): void
  /** Another process has begun a new epoch: everybody must come again. */
  onOver(): void
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
  const leave = await tools.log.enter(projectId)
  let current = await openTrialCopy(projectId, tools).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  let isClosed = false
  /** Another process has begun a new epoch. */
  let isOver = false
  /** The trial copy took something that the log did not. */
  let isSpoilt = false

  const restore = async (): Promise<void> => {
    if (!isSpoilt) return
    const restored = await openTrialCopy(projectId, tools)
    if (restored.epochEnd !== current.epochEnd) return end()
    current.trial.destroy()
    current = restored
    isSpoilt = false
  }

  const end = (): never => {
    if (!isOver) room.onOver()
    isOver = true
    throw new SyncRefusal('sync.old-epoch')
  }

  const takeNews = async (): Promise<void> => {
    const news = await catchUp(projectId, current, tools)
    if (news === 'epoch-over') end()
    else if (news.length > 0) room.onNews(news)
  }

  const refuse = (reason: SyncRefusal['reason']): never => {
    isSpoilt = true
    throw new SyncRefusal(reason)
  }

  const checkSize = (bytes: number, parts: number): void => {
    if (parts > 0 && structCount(current.trial) + parts > maxProjectParts)
      throw new SyncRefusal('sync.project-too-large')
    const limit = bytes <= smallUpdateBytes ? maxProjectBytes * spareFactor : maxProjectBytes
    if (bytes > maxProjectBytes) throw new SyncRefusal('sync.update-too-large')
    if (current.size + bytes <= limit) return
    current.size = Y.encodeStateAsUpdateV2(current.trial).byteLength
    if (current.size + bytes > limit) throw new SyncRefusal('sync.project-too-large')
  }

  const tryOut = (bytes: Uint8Array) => tryOutOn(current.trial, bytes)

  const store = async (
    { bytes, userId, label }: IncomingUpdate,
    clients: readonly number[],
  ): Promise<void> => {
    const newAuthors = clients
      .filter((clientId) => !isReservedClientId(clientId) && !current.authors.has(clientId))
      .map((clientId) => ({ clientId, userId }))
    const command = label && { id: label.commandId, type: label.type, label: JSON.stringify(label.label) }
    const row = { projectId, actorId: userId, at: tools.now(), command: command ?? null, bytes, newAuthors }
    const appended = await tools.log
      .append({ ...row, epochEnd: current.epochEnd })
      .catch((error: unknown) => {
        tools.logger.error({ err: error, projectId }, 'update could not be stored')
        return refuse('sync.not-stored')
      })
    if (appended === 'epoch-over') return end()
    if (appended === 'foreign-author') return refuse('sync.foreign-author')
    current.ownIds.add(appended)
    for (const { clientId } of newAuthors) current.authors.set(clientId, userId)
    current.size += bytes.byteLength
    current.rows += 1
  }

  const compact = async (options: Parameters<typeof compactProject>[2]): Promise<void> => {
    try {
      await compactProject(projectId, tools, options)
      current.rows = 0
    } catch (error) {
      tools.logger.error({ err: error, projectId }, 'snapshot could not be written')
    }
  }

  const isEmpty = (): boolean => current.trial.store.clients.size === 0

  /** Whether that id is the one that the document's epoch began with. */
  const isOwnEpoch = (clientId: number): boolean => {
    const epoch = epochOf(current.trial)
    return epoch > 1 && clientId === epochClientId(epoch)
  }

  const isForeign = (clientId: number, userId: string): boolean => {
    const author = current.authors.get(clientId)
    return author !== undefined && author !== userId
  }

  /**
   * New content comes in under ids of one's own, or ids that nobody has written under here. A template's reserved id belongs to
   * nobody: whoever brings the template first brings all of it and nothing else, and after that it never grows. That of an epoch
   * comes only with a project that was rebuilt in the browser where it began.
   */
  const mayWriteUnder = (clientId: number, userId: string, structs: readonly Struct[]): boolean => {
    if (!isReservedClientId(clientId)) return !isForeign(clientId, userId)
    if (isEpochClientId(clientId)) return isEmpty()
    return Y.getState(current.trial.store, clientId) === 0 && isTemplateContent(clientId, structs)
  }

  let refreshing: Promise<void> | undefined
  const refresh = async (): Promise<void> => {
    refreshing = undefined
    if (isClosed || isOver) return
    try {
      await restore()
      await takeNews()
    } catch (error) {
      if (error instanceof SyncRefusal) return
      tools.logger.warn({ err: error, projectId }, 'what others stored could not be read')
    }
  }

  const inspect = ({ bytes }: IncomingUpdate): Inspection =>
    inspectUpdate(bytes, (client) => Y.getState(current.trial.store, client))

  /** Whether an update that cannot come in might, once we know what other processes have stored. */
  const mayBeBehind = (inspection: Inspection, userId: string): boolean =>
    inspection.kind === 'gap' ||
    (inspection.kind === 'complete' &&
      !inspection.clients.every((clientId) => mayWriteUnder(clientId, userId, inspection.structs)))

  const admit = async (update: IncomingUpdate): Promise<'stored' | 'gap'> => {
    if (isClosed) throw new SyncRefusal('sync.not-stored')
    if (isOver) end()
    await restore()
    let inspection = inspect(update)
    if (tools.log.isShared && mayBeBehind(inspection, update.userId)) {
      await takeNews()
      inspection = inspect(update)
    }
    if (inspection.kind === 'unreadable') throw new SyncRefusal('sync.update-unreadable')
    if (inspection.kind === 'too-many-parts') throw new SyncRefusal('sync.update-too-large')
    if (inspection.kind === 'gap') return 'gap'
    const { clients, structs } = inspection
    if (!clients.every((clientId) => mayWriteUnder(clientId, update.userId, structs))) {
      throw new SyncRefusal('sync.foreign-author')
    }
    const fault = contentFault(structs)
    if (fault) throw new SyncRefusal(fault)
    checkSize(update.bytes.byteLength, structs.length)
    const epoch = isEmpty() ? undefined : epochOf(current.trial)
    const trial = tryOut(update.bytes)
    if (trial === 'failed') refuse('sync.update-unreadable')
    if (current.trial.store.pendingStructs || current.trial.store.pendingDs) {
      refuse('sync.update-incomplete')
    }
    if (trial === 'known') return 'stored'
    if (epoch !== undefined && epochOf(current.trial) !== epoch) refuse('sync.old-epoch')
    if (clients.some((clientId) => isEpochClientId(clientId) && !isOwnEpoch(clientId)))
      refuse('sync.foreign-author')
    if (isTooDeep(current.trial, structs)) refuse('sync.update-too-deep')
    await store(update, clients)
    if (current.rows >= compactEvery) await compact({ mayRebuild: false, atLeast: compactEvery / 2 })
    return 'stored'
  }

  return {
    state: () => Y.encodeStateAsUpdate(current.trial),
    admit: (update) => exclusively(() => admit(update)),
    isForeign,
    isOfEpoch: (epoch) => epoch === undefined || isEmpty() || epochOf(current.trial) === epoch,
    refresh() {
      refreshing ??= exclusively(refresh)
      return refreshing
    },
    isBehind: ({ newestId, epochEnd }) => epochEnd !== current.epochEnd || newestId > current.throughId,
    close: ({ mayRebuild }) =>
      exclusively(async () => {
        isClosed = true
        await leave()
        if (!isOver && (current.rows > 0 || (mayRebuild && needsCompaction(current.trial)))) {
          await compact({ mayRebuild })
        }
        current.trial.destroy()
      }),
  }
}
