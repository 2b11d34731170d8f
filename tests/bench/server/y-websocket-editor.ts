import { createDecoder, readVarUint } from 'lib0/decoding'
import { createEncoder, length, toUint8Array, writeVarUint } from 'lib0/encoding'
import WebSocket from 'ws'
import { messageYjsSyncStep2, readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import type { BenchEditor } from './passing-on.ts'

const messageSync = 0

/** A document at a server of y-websocket, spoken to as its own provider does, without presence. */
export function yWebsocketEditor(origin: string): BenchEditor {
  const document = new Y.Doc()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/room`)
  let isSynced = false
  const send = (write: (encoder: ReturnType<typeof createEncoder>) => void): void => {
    const encoder = createEncoder()
    writeVarUint(encoder, messageSync)
    write(encoder)
    if (length(encoder) > 1) socket.send(toUint8Array(encoder))
  }
  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== socket) send((encoder) => writeUpdate(encoder, update))
  })
  socket.on('open', () => send((encoder) => writeSyncStep1(encoder, document)))
  socket.on('message', (data: Buffer) => {
    const decoder = createDecoder(new Uint8Array(data))
    if (readVarUint(decoder) !== messageSync) return
    send((encoder) => {
      if (readSyncMessage(decoder, encoder, document, socket) === messageYjsSyncStep2) isSynced = true
    })
  })
  return { document, isSynced: () => isSynced, close: () => socket.terminate() }
}
