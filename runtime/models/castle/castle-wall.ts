import { addBox } from '../kit/add-box.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addMerlons } from './add-merlons.ts'
import { masonry, shadowStone } from './stone.ts'

const length = 5
const height = 2.2
const thickness = 0.9

/** A piece of castle wall of 5 m along x, to be set end to end; its walk is 2.2 m high, its outer side looks along +z. */
export function sculptCastleWall(sculpture: Sculpture): void {
  addBox(
    sculpture,
    [length, height, thickness],
    { ...masonry, main: true, bevel: 0.03 },
    { at: [0, height / 2, 0] },
  )
  addBox(sculpture, [length, 0.26, thickness + 0.16], { ...shadowStone, bevel: 0.05 }, { at: [0, 0.12, 0] })
  addBox(
    sculpture,
    [length, 0.14, thickness + 0.12],
    { ...shadowStone, bevel: 0.03 },
    { at: [0, height - 0.1, 0] },
  )
  for (let stone = 0; stone < 16; stone++) {
    const side = stone % 2 ? 1 : -1
    addBox(
      sculpture,
      [sculpture.between(0.34, 0.6), sculpture.between(0.16, 0.24), 0.08],
      { ...(stone % 3 ? masonry : shadowStone), bevel: 0.03 },
      { at: [sculpture.between(-2.1, 2.1), sculpture.between(0.5, 1.75), (side * thickness) / 2] },
    )
  }
  addMerlons(sculpture, { count: 7, length, y: height, z: thickness / 2 - 0.1 })
}
