import * as Y from 'yjs'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { NewUpdate } from '../storage/ports/update-log.ts'
import type { LoadTools } from './load-project.ts'
import { SyncRefusal } from './sync-refusal.ts'
import { catchUp, openTrialCopy, type TrialCopy } from './trial-copy.ts'

/** How often a project that is being edited is moved up in the lists of projects, in milliseconds. */
const listEveryMs = 5000

/** The open document that a gate belongs to. */
export interface GateRoom {
  /** What other processes have stored, as v1 updates. */
  onNews(updates: readonly Uint8Array[]): void
  /** What has just been stored here, as v1 updates. */
  onStored(updates: readonly Uint8Array[]): void
  /** Another process has begun a new epoch: everybody must come again. */
  onOver(): void
}

/** A trial copy that is kept in line with the log: it is read anew after a refusal, and on when other processes have stored something. */
export interface KeptCopy {
  readonly current: TrialCopy
  /** Another process has begun a new epoch. */
  readonly isOver: boolean
  /** It may have taken something that the log did not, and is read anew before it is used again. */
  readonly isSpoilt: boolean
  /** Reads the copy anew if a refused update has touched it. Rejects with `SyncRefusal` when its epoch is over. */
  restore(): Promise<void>
  /** Takes in what other processes have stored, and hands it to the room. Rejects like `restore`. */
  takeNews(): Promise<void>
  /** Throws `SyncRefusal`; the copy is spoilt. */
  refuse(reason: ErrorCode): never
  /** Something else than a refusal has stopped a check: the copy is spoilt. Answers what the sender is told. */
  failed(error: unknown): SyncRefusal
  /** Appends updates that the copy has taken, durably; rejects with `SyncRefusal` when none was. */
  append(updates: readonly NewUpdate[]): Promise<void>
  /** Lets other processes rebuild the project. */
  leave(): Promise<void>
}

export async function openKeptCopy(projectId: string, tools: LoadTools, room: GateRoom): Promise<KeptCopy> {
  const leave = await tools.log.enter(projectId)
  let current = await openTrialCopy(projectId, tools).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  let isOver = false
  let isSpoilt = false
  let listedAt = 0

  const end = (): never => {
    if (!isOver) room.onOver()
    isOver = true
    throw new SyncRefusal('sync.old-epoch')
  }

  const refuse = (reason: ErrorCode): never => {
    isSpoilt = true
    throw new SyncRefusal(reason)
  }

  const appendBatch = async (updates: readonly NewUpdate[], editedAt: number | undefined) => {
    try {
      return await tools.log.append({ projectId, updates, epochEnd: current.epochEnd, editedAt })
    } catch (error) {
      tools.logger.error({ err: error, projectId }, 'updates could not be stored')
      return refuse('sync.not-stored')
    }
  }

  return {
    get current() {
      return current
    },
    get isOver() {
      return isOver
    },
    get isSpoilt() {
      return isSpoilt
    },

    async restore() {
      if (isOver) end()
      if (!isSpoilt) return
      const restored = await openTrialCopy(projectId, tools)
      if (restored.epochEnd !== current.epochEnd) end()
      current.trial.destroy()
      current = restored
      isSpoilt = false
      if (tools.log.isShared) room.onNews([Y.encodeStateAsUpdate(current.trial)])
    },

    async takeNews() {
      const news = await catchUp(projectId, current, tools)
      if (news === 'epoch-over') end()
      else if (news.length > 0) room.onNews(news)
    },

    refuse,

    failed(error) {
      isSpoilt = true
      tools.logger.error({ err: error, projectId }, 'an update could not be checked')
      return new SyncRefusal('sync.not-stored')
    },

    async append(updates) {
      const at = tools.now()
      const isListed = at - listedAt < listEveryMs
      const appended = await appendBatch(updates, isListed ? undefined : at)
      if (appended === 'epoch-over') return end()
      if (appended === 'foreign-author') return refuse('sync.foreign-author')
      if (tools.log.isShared) for (const id of appended) current.ownIds.add(id)
      else current.throughId = Math.max(...appended)
      if (!isListed) listedAt = at
      current.rows += updates.length
    },

    leave,
  }
}
