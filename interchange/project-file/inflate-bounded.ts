import { Inflate } from 'fflate'
import { BadFile } from './file-fault.ts'

/** Packed bytes that are unpacked at once: they become 8 MB at most. */
const slice = 8_192

/**
 * Unpacks deflated bytes to exactly `size` bytes.
 * @throws BadFile as soon as they become more, however much they would become
 */
export function inflateBounded(packed: Uint8Array, size: number): Uint8Array {
  const target = new Uint8Array(size)
  let filled = 0
  const inflate = new Inflate((part) => {
    if (filled + part.length > size) throw new BadFile('unsafe')
    target.set(part, filled)
    filled += part.length
  })
  try {
    for (let at = 0; at < packed.length; at += slice)
      inflate.push(packed.subarray(at, at + slice), at + slice >= packed.length)
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile('damaged')
  }
  if (filled !== size) throw new BadFile('damaged')
  return target
}
