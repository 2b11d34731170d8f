import { addBox } from '../kit/add-box.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const pickets = 6

/** A piece of fence of 2 m along x, 0.9 m high, to be set end to end; the tint colours its pickets. */
export function sculptFence(sculpture: Sculpture): void {
  for (const y of [0.28, 0.6]) {
    addBox(sculpture, [2, 0.1, 0.07], { color: palette.plank, bevel: 0.02 }, { at: [0, y, -0.04] })
  }
  for (let picket = 0; picket < pickets; picket++) {
    const tall = 0.78 + sculpture.between(-0.03, 0.03)
    addPrism(
      sculpture,
      [
        [-0.1, 0],
        [0.1, 0],
        [0.1, tall],
        [0, tall + 0.12],
        [-0.1, tall],
      ],
      0.08,
      { color: palette.birch, top: palette.cream, main: true, vary: 0.02 },
      { at: [((picket + 0.5) / pickets - 0.5) * 2, 0, 0.03], turn: [0, 0, sculpture.between(-0.02, 0.02)] },
    )
  }
}
