import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Paint, Placement, Sculpture } from '../kit/sculpture.ts'

/** A flower of 0.45 m: stem, one leaf, a goblet of four petals and a sunny heart. */
export function addFlower(sculpture: Sculpture, petals: Paint, placement: Placement): void {
  sculpture.within(placement, () => {
    addPole(sculpture, [0.02, 0.022, 0.34], { color: palette.leaf, sides: 5 }, { at: [0, 0.17, 0] })
    addSpike(
      sculpture,
      0.045,
      0.2,
      { color: palette.leaf, top: palette.leafPale, sides: 4 },
      { at: [0.06, 0.12, 0], turn: [0, 0, -0.7] },
    )
    addSpike(sculpture, 0.115, 0.14, { ...petals, sides: 4 }, { at: [0, 0.35, 0], turn: [Math.PI, 0.4, 0] })
    addSpike(sculpture, 0.115, 0.06, { ...petals, sides: 4 }, { at: [0, 0.45, 0], turn: [0, -0.4, 0] })
    addGem(sculpture, 0.042, { color: palette.sunDark, detail: 1 }, { at: [0, 0.46, 0.02] })
  })
}
