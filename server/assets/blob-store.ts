import type { Readable } from 'node:stream'

/** Part of some bytes, from `start` to `end`, both of it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of uploaded files lie: a folder or an S3 store. Keys are made by the server. Everything rejects when the store does not answer.
 */
export interface BlobStore {
  /** When it resolves the bytes are there for good; before that they are not there at all. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** In bytes; `undefined` when there is nothing under the key. */
  size(key: string): Promise<number | undefined>
  /** Rejects when there is nothing under the key. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Nothing happens when there is nothing. */
  delete(key: string): Promise<void>
  /** Removes what was begun before that time (milliseconds since 1970) and never finished. */
  clearUnfinished(before: number): Promise<void>
}
