import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import WebSocket from 'ws'
import type { Person } from './person.ts'

/** How the server met a WebSocket: open, or refused with an HTTP status. */
export type Meeting =
  | { readonly kind: 'open'; readonly socket: WebSocket }
  | { readonly kind: 'refused'; readonly status: number }

/** Opens `/sync` by hand, with any headers. */
export function meet(origin: string, headers: Record<string, string>, path = '/sync'): Promise<Meeting> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + path, { headers })
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.once('open', () => resolve({ kind: 'open', socket }))
    socket.once('unexpected-response', (_request, response) => {
      response.resume()
      resolve({ kind: 'refused', status: response.statusCode ?? 0 })
    })
  })
}

/** An open socket of a person's own page. */
export async function rawSocket(person: Person): Promise<WebSocket> {
  const meeting = await meet(person.origin, { origin: person.origin, cookie: person.cookie })
  if (meeting.kind === 'refused') throw new Error(`refused: ${meeting.status}`)
  return meeting.socket
}

/** Code and reason of a socket's end. */
export const closed = (socket: WebSocket): Promise<{ code: number; reason: string }> =>
  new Promise((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })

/** A frame of hocuspocus' protocol: sync message of `kind` 1 (full answer) or 2 (update). */
export function syncFrame(projectId: string, kind: 1 | 2, update: Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = createEncoder()
  writeVarString(encoder, projectId)
  writeVarUint(encoder, 0)
  writeVarUint(encoder, kind)
  writeVarUint8Array(encoder, update)
  return new Uint8Array(toUint8Array(encoder))
}
