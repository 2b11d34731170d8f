import { addCobble } from '../kit/add-cobble.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const stones = 9

/** A campfire of 1 m in a ring of stones. The tint colours its flames. */
export function sculptCampfire(sculpture: Sculpture): void {
  for (let stone = 0; stone < stones; stone++) {
    const angle = (stone / stones) * Math.PI * 2
    const radius = sculpture.between(0.14, 0.19)
    addCobble(
      sculpture,
      radius,
      { color: palette.stone, top: palette.stoneLight },
      { at: [Math.cos(angle) * 0.6, radius * 0.45, Math.sin(angle) * 0.6], turn: [0, angle * 3, 0] },
    )
  }
  addPole(sculpture, [0.5, 0.56, 0.05], { color: palette.barkDark, sides: 10 }, { at: [0, 0.025, 0] })
  for (let log = 0; log < 5; log++) {
    const angle = (log / 5) * Math.PI * 2 + 0.3
    addPole(
      sculpture,
      [0.07, 0.08, 0.72],
      { color: palette.bark, top: palette.plank, sides: 7 },
      {
        at: [Math.cos(angle) * 0.22, 0.24, Math.sin(angle) * 0.22],
        turn: [Math.sin(angle) * -0.95, 0, Math.cos(angle) * 0.95],
      },
    )
  }
  sculpture.joint('flame', [0, 0.2, 0], () => {
    for (const [x, z, radius, tall, color, glow] of [
      [0, 0, 0.27, 0.86, palette.coral, 1.05],
      [0.17, 0.08, 0.16, 0.52, palette.coral, 1.05],
      [-0.16, 0.07, 0.17, 0.58, palette.coral, 1.05],
      [0.02, -0.17, 0.16, 0.5, palette.coral, 1.05],
      [0.02, 0.13, 0.19, 0.6, palette.sunDark, 1.15],
      [0, 0.21, 0.12, 0.4, palette.sun, 1.25],
    ] as const) {
      addSpike(
        sculpture,
        radius,
        tall,
        { color, top: color === palette.coral ? palette.sunDark : palette.sun, glow, main: true, sides: 6 },
        { at: [x, 0.16 + tall / 2, z], turn: [z * 0.4, x * 4, -x * 0.7] },
      )
    }
  })
}
