import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addLamp } from '../parts/add-lamp.ts'

/** A lantern that hangs from a bent post of 1.6 m. */
export function sculptLantern(sculpture: Sculpture): void {
  const wood = { color: palette.bark, top: palette.plank }
  addPole(sculpture, [0.2, 0.26, 0.16], { color: palette.stone, sides: 7 }, { at: [-0.22, 0.08, 0] })
  addBough(
    sculpture,
    [
      [-0.22, 0.1, 0],
      [-0.24, 0.8, 0],
      [-0.2, 1.4, 0],
      [0, 1.62, 0],
      [0.22, 1.52, 0],
    ],
    0.055,
    { ...wood, steps: 12 },
  )
  addBox(sculpture, [0.05, 0.2, 0.05], { color: palette.barkDark, bevel: 0.015 }, { at: [0.22, 1.42, 0] })
  addLamp(sculpture, { at: [0.22, 0.82, 0], size: 1.2 })
}
