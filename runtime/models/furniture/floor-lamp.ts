import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A lamp of 1.7 m to stand beside a chair; the tint colours its shade. */
export function sculptFloorLamp(sculpture: Sculpture): void {
  addTurned(
    sculpture,
    [
      [0.3, 0],
      [0.3, 0.06],
      [0.12, 0.12],
      [0.055, 0.2],
      [0.045, 1.3],
    ],
    { color: palette.plank, top: palette.plankLight, sides: 10 },
  )
  addEgg(sculpture, 0.09, { color: palette.plankLight, segments: 9 }, { at: [0, 0.7, 0] })
  addEgg(sculpture, 0.15, { color: palette.glow, glow: 1.3, segments: 12 }, { at: [0, 1.36, 0] })
  addTurned(
    sculpture,
    [
      [0.4, 1.2],
      [0.43, 1.2],
      [0.24, 1.66],
      [0, 1.68],
    ],
    { color: palette.sun, top: palette.glow, glow: 1.02, main: true, sides: 12, vary: 0.01 },
  )
  addPole(sculpture, [0.43, 0.43, 0.05], { color: palette.terracotta, sides: 12 }, { at: [0, 1.2, 0] })
  addPole(sculpture, [0.25, 0.26, 0.05], { color: palette.terracotta, sides: 12 }, { at: [0, 1.655, 0] })
  addEgg(sculpture, 0.05, { color: palette.plankLight, segments: 8 }, { at: [0, 1.73, 0] })
}
