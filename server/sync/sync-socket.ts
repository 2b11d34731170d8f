import type { RawData } from 'ws'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { isFrame } from './is-frame.ts'

/** Frames handed on in one turn of the event loop, so that one talkative client cannot starve the others. */
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
   * The client has joined a room: `settled` answers when all that was handed on there is done, and nothing more is handed on, or read
   * from the network, before. Returns how it leaves again.
   */
  joined(settled: () => Promise<void>): () => void
}

const bytesOf = (data: RawData): Uint8Array =>
  new Uint8Array(Array.isArray(data) ? Buffer.concat(data) : data)

/** Wraps `webSocket`; `onFrame` gets every frame that could be one, in order. */
export function createSyncSocket(webSocket: WireSocket, onFrame: (frame: Uint8Array) => void): SyncSocket {
  const waiting: Uint8Array[] = []
  let isRunning = false
  let badFrames = 0
  let waitingBytes = 0
  const rooms = new Set<() => Promise<void>>()

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
    joined(settled) {
      rooms.add(settled)
      return () => rooms.delete(settled)
    },
  }

  const handOn = async (): Promise<void> => {
    for (let frames = 0, bytes = 0; frames < framesPerTurn && bytes < bytesPerTurn; frames += 1) {
      const frame = waiting.shift()
      if (!frame) break
      bytes += frame.byteLength
      waitingBytes -= frame.byteLength
      onFrame(frame)
    }
    await Promise.allSettled([...rooms].map((settled) => settled()))
    if (webSocket.isPaused && waiting.length < resumeBelow && waitingBytes < pauseAboveBytes)
      webSocket.resume()
    isRunning = waiting.length > 0
    if (isRunning) setImmediate(handOn)
  }

  webSocket.on('message', (data, isBinary) => {
    const frame = bytesOf(data)
    if (!isBinary || !isFrame(frame)) {
      socket.reportBadFrame()
      return
    }
    waiting.push(frame)
    waitingBytes += frame.byteLength
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
