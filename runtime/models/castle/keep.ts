import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addMerlons } from './add-merlons.ts'
import { addTurret } from './add-turret.ts'
import { masonry, paleStone, shadowStone } from './stone.ts'

const width = 5
const height = 3.8
const depth = 3.6

/** The great house of a castle, 9.7 m to the top of its flags; the tint colours its roofs. */
export function sculptKeep(sculpture: Sculpture): void {
  const front = depth / 2
  addBox(sculpture, [width, height, depth], { ...masonry, bevel: 0.06 }, { at: [0, height / 2, 0] })
  addBox(sculpture, [width + 0.2, 0.36, depth + 0.2], { ...shadowStone, bevel: 0.06 }, { at: [0, 0.17, 0] })
  addBox(
    sculpture,
    [width + 0.2, 0.2, depth + 0.2],
    { ...paleStone, bevel: 0.04 },
    { at: [0, height - 0.05, 0] },
  )
  addMerlons(sculpture, { count: 7, length: width + 0.1, y: height, z: front })
  addMerlons(sculpture, { count: 7, length: width + 0.1, y: height, z: -front })
  addTurret(sculpture, { radius: 1.05, height: 6, roof: palette.berry, merlons: 8 }, { at: [1.55, 0, -0.7] })
  addTurret(
    sculpture,
    { radius: 0.85, height: 4.9, roof: palette.blueDark, merlons: 8 },
    { at: [-1.75, 0, -1], turn: [0, -0.4, 0] },
  )
  addBox(sculpture, [1.7, 2, 0.2], { ...shadowStone, bevel: 0.06 }, { at: [0, 1, front] })
  addBox(sculpture, [1.3, 1.75, 0.26], { color: palette.bark, bevel: 0.12 }, { at: [0, 0.88, front + 0.03] })
  for (const x of [-0.3, 0, 0.3])
    addBox(
      sculpture,
      [0.06, 1.6, 0.05],
      { color: palette.barkDark, bevel: 0.015 },
      { at: [x, 0.85, front + 0.17] },
    )
  addPole(
    sculpture,
    [0.09, 0.09, 0.1],
    { color: palette.sun, sides: 8 },
    { at: [0.44, 0.9, front + 0.19], turn: [Math.PI / 2, 0, 0] },
  )
  addBox(sculpture, [2, 0.16, 0.7], { ...paleStone, bevel: 0.05 }, { at: [0, 0.08, front + 0.4] })
  for (const x of [-1.75, 1.75]) {
    addBox(sculpture, [0.62, 1, 0.12], { ...paleStone, bevel: 0.05 }, { at: [x, 2.3, front + 0.02] })
    addBox(
      sculpture,
      [0.42, 0.78, 0.16],
      { color: palette.glow, glow: 1.05, bevel: 0.06, vary: 0 },
      { at: [x, 2.3, front + 0.03] },
    )
    addBox(sculpture, [0.06, 0.8, 0.2], { ...paleStone, bevel: 0.01 }, { at: [x, 2.3, front + 0.03] })
  }
}
