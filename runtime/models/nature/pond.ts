import { addCobble } from '../kit/add-cobble.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addFlower } from '../parts/add-flower.ts'

const stones = 14

/** A pond of 5 m across in a ring of stones, with two lily pads. */
export function sculptPond(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [2.5, 2.6, 0.09],
    { color: palette.water, main: true, sides: 18, vary: 0.035 },
    { at: [0, 0.045, 0] },
  )
  addPole(
    sculpture,
    [1.6, 1.6, 0.02],
    { color: palette.waterLight, main: true, sides: 9, vary: 0.03 },
    { at: [0.3, 0.09, 0.1], turn: [0, 0.5, 0], size: [1.15, 1, 0.82] },
  )
  for (let stone = 0; stone < stones; stone++) {
    const angle = (stone / stones) * Math.PI * 2 + sculpture.between(-0.08, 0.08)
    const radius = sculpture.between(0.24, 0.42)
    addCobble(
      sculpture,
      radius,
      { color: palette.stone, top: palette.stoneLight },
      {
        at: [Math.cos(angle) * 2.6, radius * 0.42, Math.sin(angle) * 2.5],
        turn: [0, sculpture.between(0, 6), 0],
      },
    )
  }
  for (const [x, z, radius] of [
    [-0.6, 0.5, 0.34],
    [0.6, -0.35, 0.26],
    [-0.25, 0.95, 0.2],
  ] as const) {
    addPole(
      sculpture,
      [radius, radius, 0.05],
      { color: palette.leafLight, sides: 9, vary: 0.03 },
      { at: [x, 0.12, z] },
    )
  }
  addFlower(sculpture, { color: palette.berry }, { at: [-0.6, -0.16, 0.5] })
}
