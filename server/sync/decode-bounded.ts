import type { Decoder } from 'lib0/decoding'
import * as Y from 'yjs'
import {
  boundedStateDecoder,
  limitReads,
  readsOfPart,
  TooManyParts,
} from '../../model/document/bounded-decoder.ts'
import type { DecodedUpdate } from '../../model/document/update-reach.ts'
import { maxProjectParts, maxUpdateParts } from '../../protocol/sync/sync-limits.ts'

/** What a whole project is read in. */
export const maxStateReads = readsOfPart * maxProjectParts

class BoundedDecoder extends Y.UpdateDecoderV1 {
  constructor(decoder: Decoder) {
    super(decoder)
    limitReads(this, maxUpdateParts)
  }
}

const BoundedStateDecoder = boundedStateDecoder(maxProjectParts)

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
