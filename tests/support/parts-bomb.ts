import { writeVarUint } from 'lib0/encoding'
import * as Y from 'yjs'

/** A state (Yjs v2) of so many parts in a few bytes: v2 says once what comes again and again, and how often. */
export function partsBomb(parts: number, length = 1): Uint8Array<ArrayBuffer> {
  const encoder = new Y.UpdateEncoderV2()
  for (const number of [1, parts]) writeVarUint(encoder.restEncoder, number)
  encoder.writeClient(12_345)
  writeVarUint(encoder.restEncoder, 0)
  encoder.writeInfo(0)
  encoder.writeLen(length)
  writeVarUint(encoder.restEncoder, 0)
  return new Uint8Array(encoder.toUint8Array())
}
