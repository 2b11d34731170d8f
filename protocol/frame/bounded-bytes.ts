import { z } from 'zod'

/** Bytes as they are, at most so many: of what they lie in, too, since all of that comes along. */
export const boundedBytes = <Bytes extends Uint8Array = Uint8Array<ArrayBuffer>>(most: number) =>
  z.custom<Bytes>((value) => value instanceof Uint8Array && value.buffer.byteLength <= most)
