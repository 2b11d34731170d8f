import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocketServer } from 'ws'
import { maxFrameBytes, syncPath } from '../../protocol/sync/sync-limits.ts'
import type { Account } from '../storage/ports/accounts.ts'
import type { SyncServer } from './sync-server.ts'

interface Door {
  readonly sync: SyncServer
  readonly logger: FastifyBaseLogger
  /** Only our own pages may open a WebSocket: cookies travel with every one. */
  isOwnPage(request: IncomingMessage): boolean
  login(request: IncomingMessage): Promise<{ account: Account; tokenHash: string } | undefined>
  /** Takes WebSockets that are none of ours (hot reload); answers whether it has taken this one. */
  passOn(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Serves `/sync` on an HTTP server: path, origin, login and number of sockets are checked before anything is upgraded. */
export function acceptUpgrades(server: Server, door: Door): void {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  })

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (request.url?.split('?')[0] !== syncPath) return refuse(socket, 404)
    if (door.sync.isStopping()) return refuse(socket, 503)
    if (!door.isOwnPage(request)) return refuse(socket, 403)
    const login = await door.login(request)
    if (!login) return refuse(socket, 401)
    if (door.sync.isFull(login.account.id)) return refuse(socket, 429)
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      door.sync.accept(webSocket, login.account, login.tokenHash),
    )
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (door.passOn(request, socket, head)) return
    accept(request, socket, head).catch((error: unknown) => {
      door.logger.error({ err: error }, 'upgrade failed')
      refuse(socket, 500)
    })
  })
}
