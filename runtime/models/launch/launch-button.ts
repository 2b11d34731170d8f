import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A desk of 1.4 m with one large round button that looks towards +z; the tint colours the button. */
export function sculptLaunchButton(sculpture: Sculpture): void {
  addPole(sculpture, [0.5, 0.62, 0.16], { color: palette.stoneDark, sides: 10 }, { at: [0, 0.08, 0] })
  addPole(sculpture, [0.24, 0.34, 0.8], { color: palette.cream, sides: 10 }, { at: [0, 0.5, 0] })
  sculpture.within({ at: [0, 0.98, 0], turn: [0.5, 0, 0] }, () => {
    addBox(sculpture, [1.2, 0.22, 0.92], { color: palette.cream, bevel: 0.07 })
    addBox(sculpture, [1.28, 0.1, 1], { color: palette.stone, bevel: 0.04 }, { at: [0, -0.1, 0] })
    addPole(sculpture, [0.42, 0.46, 0.12], { color: palette.sun, sides: 16 }, { at: [0, 0.14, 0] })
    addEgg(
      sculpture,
      0.34,
      { color: palette.berry, glow: 1.05, main: true, segments: 16 },
      { at: [0, 0.2, 0], size: [1, 0.55, 1] },
    )
    for (const [x, color] of [
      [-0.48, palette.leafPale],
      [0.48, palette.waterLight],
    ] as const)
      for (const z of [-0.24, 0.02, 0.28])
        addBox(sculpture, [0.12, 0.08, 0.12], { color, glow: 1.05, bevel: 0.02 }, { at: [x, 0.13, z] })
  })
}
