import type { Decoder } from 'lib0/decoding'
import * as Y from 'yjs'

/** What a bounded decoder throws in the middle of what is made of too many parts. */
export class TooManyParts extends Error {}

type BoundableDecoder = Y.UpdateDecoderV1 | Y.UpdateDecoderV2

/** For each part of a state itself, its name or key and its value, and the deleted range after it. */
export const readsOfPart = 4

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
export function limitReads(decoder: BoundableDecoder, reads: number, parts = reads): void {
  const counted = counter(decoder, reads)
  decoder.readInfo = counted(counter(decoder, parts)(decoder.readInfo))
  decoder.readClient = counted(decoder.readClient)
  decoder.readDsClock = counted(decoder.readDsClock)
  decoder.readAny = counted(decoder.readAny)
  decoder.readString = counted(decoder.readString)
}

/** Decodes whole states (v2) of at most so many parts. In v2 a few bytes can say that the same part comes a million times. */
export function boundedStateDecoder(parts: number): typeof Y.UpdateDecoderV2 {
  return class extends Y.UpdateDecoderV2 {
    constructor(decoder: Decoder) {
      super(decoder)
      limitReads(this, parts * readsOfPart, parts)
    }
  }
}
