import { addBox } from '../kit/add-box.ts'
import { addCobble } from '../kit/add-cobble.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const stones = 9

/** A well of 2.3 m with a roof and a bucket; the tint colours its roof. */
export function sculptWell(sculpture: Sculpture): void {
  addTurned(
    sculpture,
    [
      [0.62, 0],
      [0.58, 0.62],
      [0.42, 0.62],
      [0.42, 0.4],
    ],
    { color: palette.stone, top: palette.stoneLight, sides: 12, vary: 0.03 },
  )
  addPole(
    sculpture,
    [0.44, 0.44, 0.04],
    { color: palette.water, top: palette.waterLight, sides: 12 },
    { at: [0, 0.5, 0] },
  )
  for (let stone = 0; stone < stones; stone++) {
    const angle = (stone / stones) * Math.PI * 2
    addCobble(
      sculpture,
      sculpture.between(0.14, 0.2),
      { color: palette.stone, top: palette.stoneLight },
      { at: [Math.cos(angle) * 0.6, 0.08, Math.sin(angle) * 0.6], turn: [0, sculpture.between(0, 6), 0] },
    )
  }
  for (const side of [-1, 1])
    addBox(sculpture, [0.12, 1.7, 0.12], { color: palette.bark, bevel: 0.03 }, { at: [side * 0.52, 0.95, 0] })
  addPole(
    sculpture,
    [0.06, 0.06, 1.16],
    { color: palette.plank, sides: 7 },
    { at: [0, 1.5, 0], turn: [0, 0, Math.PI / 2] },
  )
  addPole(sculpture, [0.025, 0.025, 0.55], { color: palette.birch, sides: 5 }, { at: [0.06, 1.22, 0] })
  addPole(sculpture, [0.16, 0.12, 0.24], { color: palette.plank, sides: 9 }, { at: [0.06, 0.86, 0] })
  addPole(sculpture, [0.17, 0.17, 0.05], { color: palette.barkDark, sides: 9 }, { at: [0.06, 0.94, 0] })
  addSpike(
    sculpture,
    1.02,
    0.66,
    { color: palette.terracotta, main: true, sides: 4, vary: 0.02 },
    { at: [0, 2.08, 0], turn: [0, Math.PI / 4, 0] },
  )
  addPole(
    sculpture,
    [0.92, 0.94, 0.08],
    { color: palette.barkDark, sides: 4 },
    { at: [0, 1.74, 0], turn: [0, Math.PI / 4, 0] },
  )
}
