import type { Decoder } from 'lib0/decoding'
import * as Y from 'yjs'
import { maxProjectParts, maxUpdateParts } from '../../protocol/sync/sync-limits.ts'

export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>

/** What a whole project is read in: for each part itself, its name or key and its value, and the deleted range after it. */
export const maxStateReads = 4 * maxProjectParts

class TooManyParts extends Error {}

type BoundableDecoder = Y.UpdateDecoderV1 | Y.UpdateDecoderV2

/** Makes methods of a decoder throw when they were called more often than `most` together. */
function counter(decoder: BoundableDecoder, most: number): <Part>(read: () => Part) => () => Part {
  let left = most
  return (read) => () => {
    left -= 1
    if (left < 0) throw new TooManyParts()
    return read.call(decoder)
  }
}

/** Lets a decoder stop in the middle when what it reads is made of too many parts, before they take time and memory. */
function limitReads(decoder: BoundableDecoder, reads: number, parts = reads): void {
  const counted = counter(decoder, reads)
  decoder.readInfo = counted(counter(decoder, parts)(decoder.readInfo))
  decoder.readClient = counted(decoder.readClient)
  decoder.readDsClock = counted(decoder.readDsClock)
  decoder.readAny = counted(decoder.readAny)
  decoder.readString = counted(decoder.readString)
}

class BoundedDecoder extends Y.UpdateDecoderV1 {
  constructor(decoder: Decoder) {
    super(decoder)
    limitReads(this, maxUpdateParts)
  }
}

/** In v2 a few bytes can say that the same part comes a million times. */
class BoundedStateDecoder extends Y.UpdateDecoderV2 {
  constructor(decoder: Decoder) {
    super(decoder)
    limitReads(this, maxStateReads, maxProjectParts)
  }
}

function decode(
  bytes: Uint8Array,
  decoder: typeof BoundedDecoder | typeof BoundedStateDecoder,
): DecodedUpdate | 'unreadable' | 'too-many-parts' {
  try {
    return Y.decodeUpdateV2(bytes, decoder)
  } catch (error) {
    return error instanceof TooManyParts ? 'too-many-parts' : 'unreadable'
  }
}

/** Decodes a v1 update; `unreadable` also for values nested so deeply that they cannot be read. */
export const decodeBounded = (update: Uint8Array): ReturnType<typeof decode> => decode(update, BoundedDecoder)

/** Decodes the state of a whole project (v2), like `decodeBounded`. */
export const decodeStateBounded = (state: Uint8Array): ReturnType<typeof decode> =>
  decode(state, BoundedStateDecoder)

/** Parts of no length are never written by Yjs, and a document that took one in cannot be encoded any more. */
export const hasEmptyPart = ({ structs, ds }: DecodedUpdate): boolean =>
  structs.some(({ length }) => length <= 0) ||
  [...ds.clients.values()].some((deletions) => deletions.some(({ len }) => len <= 0))
