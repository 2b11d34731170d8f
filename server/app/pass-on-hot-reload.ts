import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Pages } from './pages.ts'

/** Gives a WebSocket of Vite's hot reload to the pages it belongs to; answers whether it was one. Built pages have none. */
export function passOnHotReload(
  pages: Pages,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): boolean {
  const isHotReload = request.headers['sec-websocket-protocol']?.startsWith('vite-') ?? false
  if (pages.kind !== 'handler' || !isHotReload) return false
  pages.handleUpgrade(request, socket, head)
  return true
}
