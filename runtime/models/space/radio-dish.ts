import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A dish of 4 m that looks for signals in the sky; the tint colours its bowl. */
export function sculptRadioDish(sculpture: Sculpture): void {
  addPole(sculpture, [0.85, 1, 0.3], { color: palette.stone, sides: 8 }, { at: [0, 0.15, 0] })
  addPole(sculpture, [0.34, 0.6, 1.5], { color: palette.cream, sides: 8 }, { at: [0, 1, 0] })
  addPole(sculpture, [0.44, 0.44, 0.16], { color: palette.coral, sides: 10 }, { at: [0, 1.76, 0] })
  sculpture.joint('dish', [0, 1.8, 0], () => {
    for (const side of [-1, 1])
      addBox(
        sculpture,
        [0.14, 0.9, 0.3],
        { color: palette.stone, bevel: 0.04 },
        { at: [side * 0.32, 2.1, 0] },
      )
    sculpture.within({ at: [0, 2.45, 0], turn: [0.62, 0, 0] }, () => addBowl(sculpture))
  })
}

function addBowl(sculpture: Sculpture): void {
  addTurned(
    sculpture,
    [
      [0.12, -0.2],
      [0.95, 0.12],
      [1.58, 0.62],
      [1.62, 0.72],
      [1.52, 0.7],
      [0.9, 0.26],
      [0, 0.06],
    ],
    { color: palette.cream, main: true, sides: 18 },
  )
  for (let strut = 0; strut < 3; strut++) {
    const angle = (strut / 3) * Math.PI * 2 + 0.5
    addPole(
      sculpture,
      [0.03, 0.03, 1.2],
      { color: palette.stone, sides: 5 },
      {
        at: [Math.sin(angle) * 0.54, 0.92, Math.cos(angle) * 0.54],
        turn: [-Math.cos(angle) * 0.82, 0, Math.sin(angle) * 0.82],
      },
    )
  }
  addEgg(sculpture, 0.16, { color: palette.berry, glow: 1.1, segments: 10 }, { at: [0, 1.34, 0] })
}
