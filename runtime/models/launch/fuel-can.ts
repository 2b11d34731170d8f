import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const red = { color: palette.berry, main: true }

/** A can of fuel of 1.1 m; the tint colours it. */
export function sculptFuelCan(sculpture: Sculpture): void {
  sculpture.joint('can', [0, 0.5, 0], () => {
    addBox(sculpture, [0.72, 0.82, 0.34], { ...red, bevel: 0.08 }, { at: [0, 0.43, 0] })
    for (const side of [-1, 1])
      addBox(
        sculpture,
        [0.08, 0.7, 0.05],
        { color: palette.berryDark, bevel: 0.02 },
        { at: [side * 0.27, 0.43, 0.17] },
      )
    addBox(sculpture, [0.4, 0.1, 0.14], { color: palette.berryDark, bevel: 0.03 }, { at: [-0.06, 0.98, 0] })
    for (const x of [-0.22, 0.1])
      addBox(sculpture, [0.1, 0.18, 0.12], { color: palette.berryDark, bevel: 0.02 }, { at: [x, 0.88, 0] })
    addPole(sculpture, [0.1, 0.1, 0.18], { color: palette.sun, sides: 9 }, { at: [0.26, 0.92, 0] })
    for (const face of [-1, 1]) {
      addGem(
        sculpture,
        0.15,
        { color: palette.glow, glow: 1.1, detail: 1, vary: 0 },
        { at: [0, 0.4, face * 0.18], size: [1, 1, 0.4] },
      )
      addSpike(
        sculpture,
        0.12,
        0.22,
        { color: palette.glow, glow: 1.1, sides: 6, vary: 0 },
        { at: [0, 0.56, face * 0.18], size: [1, 1, 0.4] },
      )
    }
  })
}
