import { z } from 'zod'

/** Bytes as they are, at most so many. */
export const boundedBytes = <Bytes extends Uint8Array = Uint8Array<ArrayBuffer>>(most: number) =>
  z.custom<Bytes>((value) => value instanceof Uint8Array && value.length <= most)
