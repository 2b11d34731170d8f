import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const cabbages = 4

/** A bed of 3 m along x with cabbages, and carrots that look out of the earth; the tint colours the cabbages. */
export function sculptVegetables(sculpture: Sculpture): void {
  addBox(
    sculpture,
    [3, 0.18, 1.1],
    { color: palette.earth, top: '#8a5c3d', bevel: 0.06, vary: 0.03 },
    { at: [0, 0.07, 0] },
  )
  for (let cabbage = 0; cabbage < cabbages; cabbage++) {
    const x = (cabbage / (cabbages - 1) - 0.5) * 2.3
    const turn = [0, sculpture.between(0, 6), 0] as const
    const leaves = { color: palette.leafLight, top: palette.leafPale, main: true }
    addLeafBall(sculpture, 0.27, leaves, { at: [x, 0.32, -0.22], turn })
    for (const [side, tilt] of [
      [-1, 0.5],
      [1, -0.5],
    ] as const)
      addLeafBall(
        sculpture,
        0.2,
        { ...leaves, color: palette.leaf, detail: 0 },
        { at: [x + side * 0.18, 0.23, -0.16], size: [1, 0.6, 1], turn: [0, 0, tilt] },
      )
  }
  for (let carrot = 0; carrot < 6; carrot++) {
    const x = (carrot / 5 - 0.5) * 2.5 + sculpture.between(-0.05, 0.05)
    addGem(sculpture, 0.1, { color: palette.coral, detail: 1 }, { at: [x, 0.17, 0.28], size: [1, 0.8, 1] })
    for (const lean of [-0.4, 0, 0.4])
      addSpike(
        sculpture,
        0.05,
        0.3,
        { color: palette.leaf, top: palette.leafPale, sides: 4 },
        { at: [x - lean * 0.15, 0.34, 0.28], turn: [0.1, 0, lean] },
      )
  }
}
