import type { Dice } from '../dice.ts'

/** Values that counters and lengths break at. */
const edges = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

/** A few changes as they come from damaged disks, broken exporters and people who want harm. */
export function mutateBytes(source: Uint8Array, dice: Dice, others: Uint8Array): Uint8Array<ArrayBuffer> {
  let bytes = Buffer.from(source)
  for (let times = 1 + dice.below(4); times > 0; times--) {
    const at = dice.below(bytes.length + 1)
    const span = dice.below(Math.min(200, bytes.length - at + 1))
    switch (dice.below(8)) {
      case 0:
        for (let count = 1 + dice.below(8); count > 0 && bytes.length > 0; count--) {
          bytes[dice.below(bytes.length)] = dice.below(256)
        }
        break
      case 1:
        bytes = bytes.subarray(0, at)
        break
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + span)])
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at + span), bytes.subarray(at)])
        break
      case 4:
        if (bytes.length >= 4) {
          const place = dice.below(bytes.length - 3)
          if (dice.chance(50)) bytes.writeUInt32LE(dice.from(edges), place)
          else bytes.writeUInt32BE(dice.from(edges), place)
        }
        break
      case 5:
        bytes = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(dice.below(5_000), dice.below(256))])
        break
      case 6: {
        const from = dice.below(others.length)
        bytes = Buffer.concat([
          bytes.subarray(0, at),
          others.subarray(from, from + dice.below(300)),
          bytes.subarray(at),
        ])
        break
      }
      default:
        if (bytes.length > 0) bytes = Buffer.from(bytes).fill(dice.below(256), at, at + span)
    }
    bytes = Buffer.from(bytes)
  }
  return new Uint8Array(bytes)
}
