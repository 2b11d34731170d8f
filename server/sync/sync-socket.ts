import type { RawData } from 'ws'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { isFrame } from './is-frame.ts'

/** Frames handed on in one turn of the event loop, so that one talkative client cannot starve the others. */
const framesPerTurn = 32
/** Waiting frames above which the socket is no longer read, and below which it is read again. */
const pauseAbove = 256
const resumeBelow = 64
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
}

const bytesOf = (data: RawData): Uint8Array =>
  new Uint8Array(Array.isArray(data) ? Buffer.concat(data) : data)

/** Wraps `webSocket`; `onFrame` gets every frame that could be one, in order. */
export function createSyncSocket(webSocket: WireSocket, onFrame: (frame: Uint8Array) => void): SyncSocket {
  const waiting: Uint8Array[] = []
  let isRunning = false
  let badFrames = 0

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
  }

  const handOn = (): void => {
    for (const frame of waiting.splice(0, framesPerTurn)) onFrame(frame)
    if (webSocket.isPaused && waiting.length < resumeBelow) webSocket.resume()
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
    if (waiting.length > pauseAbove) webSocket.pause()
    if (isRunning) return
    isRunning = true
    setImmediate(handOn)
  })
  webSocket.on('error', () => webSocket.terminate())
  webSocket.on('close', () => {
    waiting.length = 0
  })
  return socket
}
