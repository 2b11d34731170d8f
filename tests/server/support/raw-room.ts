import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import type WebSocket from 'ws'
import { joinToken } from '../../../protocol/sync/join-token.ts'
import type { Person } from './person.ts'
import { rawSocket } from './raw-socket.ts'
import { ticketFor } from './ticket.ts'

/** A frame of hocuspocus' protocol from its parts. */
export const rawFrame = (
  projectId: string,
  ...parts: readonly (number | string | Uint8Array)[]
): Uint8Array => {
  const encoder = createEncoder()
  writeVarString(encoder, projectId)
  for (const part of parts) {
    if (typeof part === 'number') writeVarUint(encoder, part)
    else if (typeof part === 'string') writeVarString(encoder, part)
    else writeVarUint8Array(encoder, part)
  }
  return toUint8Array(encoder)
}

/** The first frame of a connection: its token, as the provider sends it. */
export const authFrame = (projectId: string, token: string): Uint8Array =>
  rawFrame(projectId, 2, 0, token, '4.7.0')

/** An awareness message with any bytes in it. */
export const awarenessFrame = (projectId: string, update: Uint8Array): Uint8Array =>
  rawFrame(projectId, 1, update)

/** A socket that has been let into a room, without a provider between. */
export async function rawRoom(person: Person, projectId: string): Promise<WebSocket> {
  const socket = await rawSocket(person)
  const { ticket } = await ticketFor(person, projectId)
  const answered = new Promise((resolve) => socket.once('message', resolve))
  socket.send(authFrame(projectId, joinToken({ ticket, epoch: undefined })))
  await answered
  return socket
}
