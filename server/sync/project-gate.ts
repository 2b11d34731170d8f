import * as Y from 'yjs'
import { needsCompaction } from '../../model/epochs/needs-compaction.ts'
import type { LogEnd } from '../storage/ports/update-log.ts'
import type { VolumeMeter } from '../volume/volume-meter.ts'
import { admitTogether } from './admit-together.ts'
import { type Checked, checkUpdate, type IncomingUpdate, isOfEpoch } from './check-update.ts'
import { compactProject } from './compact-project.ts'
import { type Inspection, inspectUpdate } from './inspect-update.ts'
import { type GateRoom, openKeptCopy } from './kept-copy.ts'
import type { LoadTools } from './load-project.ts'
import { createSerial } from './serial.ts'
import { type Admission, isDone, type Run, storeTogether } from './store-together.ts'
import { SyncRefusal } from './sync-refusal.ts'
import { isForeign, mayWriteUnder } from './writing-rules.ts'

/** Log rows after which a snapshot is written. */
const compactEvery = 500

/** The log is not read again for each of many updates with gaps; those left out come again whole. */
const readForGapMs = 100

/** The one way into a project's log while it is open on this server. */
export interface ProjectGate {
  /** What is stored, as a v1 update. */
  state(): Promise<Uint8Array>
  /** How much that is, about. */
  bytes(): number
  /**
   * Checks updates of one person in their order and stores them, with those that others bring at the same time. When this resolves
   * they are durable and the room has them, except for those with a gap, up to the first that was refused. Rejects when the log cannot be read.
   */
  admit(updates: readonly IncomingUpdate[]): Promise<Admission>
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

export interface GateTools extends LoadTools {
  /** Counts what people write. */
  readonly volume: Pick<VolumeMeter, 'take'>
  /** Lets others have their turn when checking has taken long. */
  readonly breathe: () => Promise<void> | undefined
}

/**
 * Opens a project for editing. The gate holds a second copy of the document, on which every update is tried first: a hostile
 * one never touches the live document, and the live one never runs ahead of the log. What has come in a turn of the event loop is stored
 * together. Where several processes share a log, each has a gate of its own, and what it does not know yet it reads there.
 */
export async function openProjectGate(
  projectId: string,
  tools: GateTools,
  room: GateRoom,
): Promise<ProjectGate> {
  const exclusively = createSerial()
  const copy = await openKeptCopy(projectId, tools, room)
  let readForGapAt = 0
  let isClosed = false

  const compact = async (options: Parameters<typeof compactProject>[2]): Promise<void> => {
    const { trial: document, throughId, rows } = copy.current
    const isWhole = !tools.log.isShared && !copy.isSpoilt
    try {
      if (rows === 0 && !(options.mayRebuild && needsCompaction(document))) return
      await compactProject(projectId, tools, {
        ...options,
        known: isWhole ? { document, throughId, rows } : undefined,
      })
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

  const checkWithNews = async (update: IncomingUpdate, before: Inspection): Promise<Checked> => {
    await copy.takeNews()
    if (before.kind === 'gap') readForGapAt = tools.now()
    return checkUpdate(copy, inspect(update), update, tools.now())
  }

  const check = (update: IncomingUpdate): Promise<Checked> | Checked => {
    if (!tools.volume.take(update.userId, update.bytes.byteLength)) throw new SyncRefusal('sync.written-much')
    const inspection = inspect(update)
    return tools.log.isShared && mayBeBehind(inspection, update.userId)
      ? checkWithNews(update, inspection)
      : checkUpdate(copy, inspection, update, tools.now())
  }

  const store = async (runs: readonly Run[]): Promise<void> => {
    const together = { copy, check, breathe: tools.breathe, onStored: room.onStored }
    for (let left = runs; left.length > 0; left = left.filter((run) => !isDone(run))) {
      if (isClosed) throw new SyncRefusal('sync.not-stored')
      await copy.restore()
      const untilSnapshot = compactEvery - copy.current.rows
      await storeTogether(left, untilSnapshot > 0 ? untilSnapshot : compactEvery, together)
      if (copy.current.rows >= compactEvery) await compact({ mayRebuild: false, atLeast: compactEvery / 2 })
    }
  }

  return {
    state: () =>
      exclusively(async () => {
        await copy.restore()
        return Y.encodeStateAsUpdate(copy.current.trial)
      }),
    bytes: () => copy.current.size,
    admit: admitTogether(exclusively, store),
    isForeign: (clientId, userId) => isForeign(copy.current, clientId, userId),
    isOfEpoch: (epoch) => isOfEpoch(copy.current, epoch),
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
        if (!copy.isOver) await compact({ mayRebuild })
        copy.current.trial.destroy()
      }),
  }
}
