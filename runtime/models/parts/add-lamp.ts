import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'

/** The glowing body of a lantern under its little roof, 0.46 m high, standing on its foot. */
export function addLamp(sculpture: Sculpture, placement: Placement = {}): void {
  const wood = { color: palette.barkDark, sides: 6, main: true }
  sculpture.within(placement, () => {
    addPole(sculpture, [0.17, 0.15, 0.07], wood, { at: [0, 0.035, 0] })
    addPole(
      sculpture,
      [0.13, 0.145, 0.26],
      { color: palette.glow, glow: 1.15, sides: 6, vary: 0.01, open: true },
      { at: [0, 0.2, 0] },
    )
    addSpike(sculpture, 0.22, 0.17, { ...wood, top: palette.bark }, { at: [0, 0.4, 0] })
  })
}
