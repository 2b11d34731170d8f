import { setTimeout as delay } from 'node:timers/promises'
import { Hocuspocus } from '@hocuspocus/server'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { createRestMemory } from '../operations/rest-memory.ts'
import type { Account } from '../storage/ports/accounts.ts'
import type { Storage } from '../storage/storage.ts'
import type { VolumeMeter } from '../volume/volume-meter.ts'
import { createAccountPace } from './account-pace.ts'
import { changeRoom, type RoomChange, type RoomEdit } from './change-room.ts'
import { followLog } from './follow-log.ts'
import type { LoadTools } from './load-project.ts'
import type { News, ProcessNews } from './process-news.ts'
import type { SyncContext } from './sync-context.ts'
import { createSyncHooks } from './sync-hooks.ts'
import { createSyncSocket, type SyncSocket } from './sync-socket.ts'
import { createSyncTickets, type TicketHolder } from './sync-tickets.ts'
import { watchListeners } from './watch-listeners.ts'

/** Sockets that one person may have open: tabs and devices. */
const maxSocketsPerPerson = 24
/** Projects that one socket may ask for before it is let into one. */
const maxPendingProjects = 8
/** Tickets of one person: all their tabs come back at once, and try a few times. For who comes in, a project may be read from the disk. */
const ticketPace = { perSecond: 2, burst: 120 }
/** How long a stop waits for hocuspocus to unload its documents, and how often it looks; nothing is lost when it does not. */
const maxStopMs = 5000
const stopPollMs = 10

export interface SyncServer {
  /**
   * Lets a login into a room once; `undefined` when the person asks too often. Whether it may go there has been asked before, and is asked again at
   * the door.
   */
  ticket(userId: string, holder: TicketHolder): Promise<string | undefined>
  /** Whether a person has as many sockets as they may. */
  isFull(userId: string): boolean
  /** Takes a WebSocket of a person who is logged in. */
  accept(webSocket: WebSocket, account: Account, tokenHash: string): void
  /**
   * Lets somebody change a project by commands without being in its room; whoever is in it sees the changes come. Who may do that
   * has been asked before.
   */
  change(projectId: string, account: Account, perform: RoomEdit): Promise<RoomChange>
  /** After a role was changed or a project deleted: its connections close and must ask again. */
  accessChanged(projectId: string, userId?: string): void
  /** After a logout: the session's sockets close. */
  sessionEnded(tokenHash: string): void
  /** After a session got a new id: the sockets of the old one close, and clients come back with the new one. */
  sessionRenewed(tokenHash: string): void
  /** How much is open at this moment. */
  open(): { readonly rooms: number; readonly sockets: number }
  /** Whether it is closing and takes nobody any more. */
  isStopping(): boolean
  /** Closes everything and waits until it is stored. */
  close(): Promise<void>
}

// One process alone does not load what speaks to Redis.

async function linkProcesses(url: string | undefined, logger: FastifyBaseLogger) {
  if (url === undefined) return undefined
  const { ProcessLink } = await import('./process-link.ts')
  return new ProcessLink(url, logger)
}

async function joinNews(
  url: string | undefined,
  onNews: (news: News) => void,
  logger: FastifyBaseLogger,
): Promise<ProcessNews> {
  if (url === undefined) return { tell: () => undefined, isConnected: () => false, close: () => undefined }
  const { openProcessNews } = await import('./process-news.ts')
  return openProcessNews(url, onNews, logger)
}

/** The rooms in which people edit together, over the bare `Hocuspocus` class without a server of its own. */
export async function createSyncServer(
  storage: Pick<Storage, 'updateLog' | 'profiles' | 'projects' | 'sessions' | 'serverKeys' | 'usedTickets'>,
  {
    now,
    logger,
    volume,
    redisUrl,
  }: Pick<LoadTools, 'now' | 'logger'> & {
    readonly volume: VolumeMeter
    readonly redisUrl?: string | undefined
  },
): Promise<SyncServer> {
  const { updateLog: log, profiles, projects, sessions, serverKeys: keys, usedTickets: used } = storage
  const tickets = createSyncTickets({ keys, used, now, logger })
  const mayEnter = createAccountPace(ticketPace, now)
  const tools = { log, now, logger, volume }
  const hooks = createSyncHooks({ ...tools, profiles, projects, sessions, tickets })
  const link = await linkProcesses(redisUrl, logger)
  const hocuspocus = new Hocuspocus<SyncContext>({
    quiet: true,
    maxPendingDocuments: maxPendingProjects,
    extensions: link ? [link, hooks] : [hooks],
  })
  const stopFollowing = followLog(hooks.openGates, tools)
  const memory = createRestMemory()
  let isStopping = false
  const sockets = new Map<SyncSocket, SyncContext>()
  const socketsOf = (matches: (context: SyncContext) => boolean): readonly SyncSocket[] =>
    [...sockets].filter(([, context]) => matches(context)).map(([socket]) => socket)

  const accessChanged = (projectId: string, userId: string | undefined): void => {
    for (const connection of hocuspocus.documents.get(projectId)?.getConnections() ?? []) {
      if (userId !== undefined && connection.context.account.id !== userId) continue
      connection.close({ code: 4403, reason: 'sync.access-changed' })
    }
  }
  const sessionEnded = (ended: string): void => {
    for (const socket of socketsOf(({ tokenHash }) => tokenHash === ended)) {
      socket.refuse('sync.login-needed')
    }
  }
  const sessionRenewed = (renewed: string): void => {
    for (const socket of socketsOf(({ tokenHash }) => tokenHash === renewed)) {
      socket.close(1012, 'session renewed')
    }
  }
  const hear = (heard: News): void => {
    if (heard.kind === 'access-changed') accessChanged(heard.projectId, heard.userId)
    else if (heard.kind === 'session-ended') sessionEnded(heard.tokenHash)
    else sessionRenewed(heard.tokenHash)
  }
  const news = await joinNews(redisUrl, hear, logger)
  const stopWatching = watchListeners({
    access: hooks.access,
    connections: () => [...hocuspocus.documents.values()].flatMap((document) => document.getConnections()),
    isTold: () => !log.isShared || news.isConnected(),
  })

  return {
    ticket: async (userId, holder) => (mayEnter(userId) ? tickets.issue(holder) : undefined),

    isFull: (userId) => socketsOf(({ account }) => account.id === userId).length >= maxSocketsPerPerson,

    accept(webSocket, account, tokenHash) {
      if (isStopping) return webSocket.close(1001, 'stopping')
      const socket = createSyncSocket(webSocket, (frame) => client.handleMessage(frame))
      const context: SyncContext = { account, tokenHash, socket }
      sockets.set(socket, context)
      memory.taken()
      const client = hocuspocus.handleConnection(socket, new Request('http://localhost/sync'), context)
      // Hocuspocus closes a connection that it has not heard of for a minute, and edits go past it.
      webSocket.on('message', () => {
        client.lastMessageReceivedAt = Date.now()
      })
      webSocket.on('close', (code, reason) => {
        sockets.delete(socket)
        if (sockets.size === 0) memory.empty()
        client.handleClose({ code, reason: reason.toString() })
      })
    },

    async change(projectId, account, perform) {
      const room = await hocuspocus.openDirectConnection(projectId)
      try {
        const { document } = room
        if (!document) return { ok: false, code: 'project.missing' }
        return await changeRoom({ gate: hooks.gateOf(document), account, now }, perform)
      } finally {
        await room.disconnect()
      }
    },

    accessChanged(projectId, userId) {
      news.tell({ kind: 'access-changed', projectId, userId })
      accessChanged(projectId, userId)
    },

    sessionEnded(tokenHash) {
      news.tell({ kind: 'session-ended', tokenHash })
      sessionEnded(tokenHash)
    },

    sessionRenewed(tokenHash) {
      news.tell({ kind: 'session-renewed', tokenHash })
      sessionRenewed(tokenHash)
    },

    open: () => ({ rooms: hocuspocus.documents.size, sockets: sockets.size }),

    isStopping: () => isStopping,

    async close() {
      isStopping = true
      hooks.stopping()
      news.close()
      await stopFollowing()
      await stopWatching()
      for (const socket of sockets.keys()) socket.close(1001, 'stopping')
      hocuspocus.closeConnections()
      hocuspocus.flushPendingStores()
      for (let waited = 0; hocuspocus.documents.size > 0 && waited < maxStopMs; waited += stopPollMs) {
        await delay(stopPollMs)
      }
      await hooks.closed()
      await link?.onDestroy()
    },
  }
}
