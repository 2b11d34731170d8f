import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const rays = 12

/** A shining sun of 2.6 m with a wreath of rays; the tint colours it. */
export function sculptSunStar(sculpture: Sculpture): void {
  sculpture.within({ at: [0, 1.3, 0] }, () => {
    addGem(sculpture, 0.9, { color: palette.sun, glow: 1.08, main: true, detail: 3, vary: 0.025 })
    sculpture.joint('rays', [0, 0, 0], () => {
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * Math.PI * 2
        const reach = ray % 2 ? 1.06 : 1.12
        addSpike(
          sculpture,
          ray % 2 ? 0.13 : 0.18,
          ray % 2 ? 0.26 : 0.36,
          { color: palette.sunDark, glow: 1.1, sides: 4 },
          { at: [Math.sin(angle) * reach, Math.cos(angle) * reach, 0], turn: [0, 0, -angle] },
        )
      }
    })
    addEyes(sculpture, [0.27, 0.1, 0.83], 0.11)
    addBlush(sculpture, [0.46, -0.12, 0.735], 0.1)
    addSmile(sculpture, [0, -0.1, 0.87], 0.26, 0.03)
  })
}
