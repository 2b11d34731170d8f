import { addCobble } from '../kit/add-cobble.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const dust = { color: '#b9b1c2', main: true }
const pebbles = 7

/** A ring of dust 4 m across around a dark hollow; the tint colours its rim. */
export function sculptCrater(sculpture: Sculpture): void {
  addPole(sculpture, [1.6, 1.7, 0.05], { color: palette.stone, sides: 14 }, { at: [0, 0.025, 0] })
  addPole(sculpture, [0.9, 1, 0.03], { color: palette.stoneDark, sides: 12 }, { at: [0.1, 0.05, -0.1] })
  addHoop(
    sculpture,
    1.72,
    0.42,
    { ...dust, top: '#d6cfdc', vary: 0.03, sides: 6, steps: 15 },
    { at: [0, 0, 0], turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.82] },
  )
  for (let pebble = 0; pebble < pebbles; pebble++) {
    const angle = sculpture.between(0, Math.PI * 2)
    const reach = sculpture.between(1.7, 2.5)
    addCobble(
      sculpture,
      sculpture.between(0.12, 0.26),
      { color: palette.stone, top: '#d6cfdc' },
      { at: [Math.cos(angle) * reach, 0.2, Math.sin(angle) * reach] },
    )
  }
}
