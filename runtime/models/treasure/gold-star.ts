import { addCushion } from '../kit/add-cushion.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'
import { starOutline } from '../parts/star-outline.ts'

/** A star of 1 m with a face, to be collected; the tint colours it. */
export function sculptGoldStar(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.5, 0], () => {
    addCushion(
      sculpture,
      starOutline(0.56, 0.31),
      [0.3, 0.1],
      { color: palette.sunDark, top: palette.sun, glow: 1.02, main: true },
      { at: [0, 0.455, 0] },
    )
    addEyes(sculpture, [0.115, 0.5, 0.155], 0.05)
    addBlush(sculpture, [0.2, 0.415, 0.15], 0.04)
    addSmile(sculpture, [0, 0.435, 0.158], 0.1, 0.014)
  })
}
