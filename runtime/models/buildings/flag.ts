import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A pennant on a pole of 2 m; it blows towards +x. */
export function sculptFlag(sculpture: Sculpture): void {
  addPole(sculpture, [0.04, 0.05, 2], { color: palette.plank, sides: 7 }, { at: [0, 1, 0] })
  addPole(sculpture, [0.14, 0.2, 0.12], { color: palette.stone, sides: 8 }, { at: [0, 0.06, 0] })
  const upper = [
    [0.03, 1.96, 0],
    [0.3, 1.9, 0.09],
    [0.58, 1.8, -0.02],
  ] as const
  const lower = [
    [0.03, 1.36, 0],
    [0.3, 1.46, 0.09],
    [0.58, 1.58, -0.02],
  ] as const
  addSheet(
    sculpture,
    [
      [upper[0], lower[0], lower[1]],
      [upper[0], lower[1], upper[1]],
      [upper[1], lower[1], lower[2]],
      [upper[1], lower[2], upper[2]],
      [upper[2], lower[2], [0.88, 1.67, 0.06]],
    ],
    { color: palette.berry, main: true },
  )
  addEgg(sculpture, 0.08, { color: palette.sun, segments: 10 }, { at: [0, 2.05, 0] })
}
