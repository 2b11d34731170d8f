import { createDecoder, readVarString, readVarUint } from 'lib0/decoding'
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding'
import type WebSocket from 'ws'
import * as Y from 'yjs'
import type { Person } from '../../server/support/person.ts'
import { rawRoom } from '../../server/support/raw-room.ts'
import type { Dice } from '../dice.ts'
import { makeFrame, type Sender } from './make-frame.ts'

/** Somebody who sends anything into a room, and comes back whenever they are thrown out. */
export interface Attacker {
  /** Sends a frame for each of the dice and waits until the server has read them, or has closed the door. */
  send(dice: readonly Dice[]): Promise<void>
  /** How often the server threw this one out. */
  thrownOut(): number
  leave(): void
}

const stateless = 5
const closing = 7
/** Milliseconds to wait for an answer; a room that was closed by the server gives none. */
const patience = 300

function markFrame(room: string, n: number): Uint8Array {
  const encoder = createEncoder()
  writeVarString(encoder, room)
  writeVarUint(encoder, stateless)
  writeVarString(encoder, JSON.stringify({ kind: 'mark', n }))
  return toUint8Array(encoder)
}

/** What kind of message a frame of the server is. */
function kindOf(data: WebSocket.RawData): number {
  const decoder = createDecoder(new Uint8Array(Array.isArray(data) ? Buffer.concat(data) : data))
  readVarString(decoder)
  return readVarUint(decoder)
}

/** `place` says where and as whom; each time they come in it is with an empty document of a new clientID. */
export function createAttacker(person: Person, place: Omit<Sender, 'document'>): Attacker {
  let socket: WebSocket | undefined
  let document = new Y.Doc()
  let isIn = false
  let marks = 0
  let thrownOut = 0

  const comeIn = async (): Promise<WebSocket> => {
    socket?.terminate()
    document = new Y.Doc()
    const opened = await rawRoom(person, place.room)
    socket = opened
    isIn = true
    opened.on('close', () => {
      isIn = false
    })
    opened.on('message', (data) => {
      if (kindOf(data) === closing) isIn = false
    })
    return opened
  }

  /** Until anything stateless comes, which the answer to a mark is, or the door is closed. */
  const answered = (open: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        open.off('message', heard)
        open.off('close', done)
        resolve()
      }
      const heard = (data: WebSocket.RawData): void => {
        const kind = kindOf(data)
        if (kind === stateless || kind === closing) done()
      }
      const timer = setTimeout(done, patience)
      open.on('message', heard)
      open.on('close', done)
    })

  return {
    async send(dice) {
      const open = socket && isIn ? socket : await comeIn()
      for (const one of dice) open.send(makeFrame({ ...place, document }, one))
      marks += 1
      open.send(markFrame(place.room, marks))
      await answered(open)
      if (!isIn) thrownOut += 1
    },
    thrownOut: () => thrownOut,
    leave: () => socket?.terminate(),
  }
}
