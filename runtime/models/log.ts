import { addPole } from './kit/add-pole.ts'
import { addSpike } from './kit/add-spike.ts'
import { palette } from './kit/palette.ts'
import type { Sculpture } from './kit/sculpture.ts'

/** A sawn log to sit on: bark around, pale wood with a heart on top, roots at the foot. */
export function sculptLog(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [0.72, 0.8, 0.56],
    { color: palette.barkDark, top: palette.bark, sides: 10, crumpled: 0.06, main: true },
    { at: [0, 0.28, 0] },
  )
  addPole(sculpture, [0.64, 0.66, 0.06], { color: palette.plankLight, sides: 10 }, { at: [0, 0.57, 0] })
  addPole(sculpture, [0.4, 0.4, 0.03], { color: palette.plank, sides: 10 }, { at: [0, 0.6, 0] })
  addPole(sculpture, [0.27, 0.27, 0.03], { color: palette.plankLight, sides: 9 }, { at: [0, 0.61, 0] })
  for (const angle of [0.5, 2.4, 4.2]) {
    addSpike(
      sculpture,
      0.24,
      0.7,
      { color: palette.barkDark, sides: 5, main: true },
      { at: [Math.cos(angle) * 0.72, 0.1, Math.sin(angle) * 0.72], turn: [1.25, Math.PI / 2 - angle, 0] },
    )
  }
}
