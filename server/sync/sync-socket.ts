import type { RawData } from 'ws'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { type Frame, readFrame } from './read-frame.ts'
import type { OwnFrame, RoomSeat } from './room-seat.ts'

/** Frames handed on one by one in a turn of the event loop, so that one talkative client cannot starve the others. */
const framesPerTurn = 32
/** Waiting frames above which the socket is no longer read, and below which it is read again. */
const pauseAbove = 256
const resumeBelow = 64
/** The same in bytes, and how many are handed on in one turn at most before what they are about is done. */
const pauseAboveBytes = 16 * 1024 * 1024
const bytesPerTurn = 1024 * 1024
/** Bytes a slow reader may leave waiting before the connection is cut. */
const maxBufferedBytes = 8 * 1024 * 1024
/** Frames that make no sense, after which the connection is cut. */
const maxBadFrames = 20

/** What the guards need of a WebSocket of `ws`. */
interface WireSocket {
  readonly readyState: number
  readonly bufferedAmount: number
  readonly isPaused: boolean
  send(data: string | ArrayBufferLike | ArrayBufferView): void
  close(code?: number, reason?: string): void
  terminate(): void
  pause(): void
  resume(): void
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown
  on(event: 'error' | 'close', listener: () => void): unknown
}

/** A client's WebSocket behind its guards: paced input, bounded output, counted nonsense. */
export interface SyncSocket {
  readonly readyState: number
  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void
  close(code?: number, reason?: string): void
  /** Closes with a reason of the catalogue. */
  refuse(reason: ErrorCode): void
  /** Cuts the connection at once; the client will come back and bring what was not stored. */
  cut(): void
  reportBadFrame(): void
  /**
   * The client has joined a room, and its frames for that room that the seat takes go there, together. Nothing more is handed on, or
   * read from the network, before what was handed on is done. Returns how the client leaves again.
   */
  joined(projectId: string, seat: RoomSeat): () => void
}

const bytesOf = (data: RawData): Uint8Array => {
  if (Array.isArray(data)) return new Uint8Array(Buffer.concat(data))
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
}

/** Wraps `webSocket`; `onFrame` gets every frame that could be one and that no seat takes, in order. */
export function createSyncSocket(webSocket: WireSocket, onFrame: (bytes: Uint8Array) => void): SyncSocket {
  const waiting: Frame[] = []
  let isRunning = false
  let badFrames = 0
  let waitingBytes = 0
  const seats = new Map<string, RoomSeat>()

  const socket: SyncSocket = {
    get readyState() {
      return webSocket.readyState
    },
    send(data) {
      if (webSocket.bufferedAmount > maxBufferedBytes) webSocket.terminate()
      else if (!(data instanceof Blob)) webSocket.send(data)
    },
    close: (code, reason) => webSocket.close(code, reason),
    refuse: (reason) => webSocket.close(4422, reason),
    cut: () => webSocket.terminate(),
    reportBadFrame() {
      badFrames += 1
      if (badFrames >= maxBadFrames) socket.refuse('sync.bad-frames')
    },
    joined(projectId, seat) {
      seats.set(projectId, seat)
      return () => {
        if (seats.get(projectId) === seat) seats.delete(projectId)
      }
    },
  }

  /** The frames of this turn that seats take; all others are handed on. A handshake or farewell waits for the edits before it. */
  const takeTurn = (): Map<RoomSeat, OwnFrame[]> => {
    const taken = new Map<RoomSeat, OwnFrame[]>()
    for (let handedOn = 0, bytes = 0; handedOn < framesPerTurn && bytes < bytesPerTurn; ) {
      const [frame] = waiting
      if (!frame) break
      const seat = seats.get(frame.projectId)
      const own = seat && taken.get(seat)
      if (own && frame.kind === 'other') break
      waiting.shift()
      bytes += frame.bytes.byteLength
      waitingBytes -= frame.bytes.byteLength
      if (!seat?.isWriting || frame.kind === 'presence' || frame.kind === 'other') {
        handedOn += 1
        onFrame(frame.bytes)
      } else if (own) own.push(frame)
      else taken.set(seat, [frame])
    }
    return taken
  }

  const handOn = async (): Promise<void> => {
    const taken = takeTurn()
    await Promise.all([
      ...[...seats.values()].map((seat) => seat.settled()),
      ...[...taken].map(([seat, frames]) => seat.take(frames)),
    ])
    if (webSocket.isPaused && waiting.length < resumeBelow && waitingBytes < pauseAboveBytes)
      webSocket.resume()
    isRunning = waiting.length > 0
    if (isRunning) setImmediate(handOn)
  }

  webSocket.on('message', (data, isBinary) => {
    const bytes = bytesOf(data)
    const frame = isBinary ? readFrame(bytes) : undefined
    if (!frame) {
      socket.reportBadFrame()
      return
    }
    waiting.push(frame)
    waitingBytes += bytes.byteLength
    if (waiting.length > pauseAbove || waitingBytes > pauseAboveBytes) webSocket.pause()
    if (isRunning) return
    isRunning = true
    setImmediate(handOn)
  })
  webSocket.on('error', () => webSocket.terminate())
  webSocket.on('close', () => {
    waiting.length = 0
    waitingBytes = 0
  })
  return socket
}
