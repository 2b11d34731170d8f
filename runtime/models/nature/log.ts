import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A sawn log to sit on: bark around, pale wood with a heart on top. */
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
}
