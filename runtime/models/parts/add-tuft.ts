import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'

/** A tuft of five blades of grass, 0.3 m high. */
export function addTuft(sculpture: Sculpture, placement: Placement = {}): void {
  sculpture.within(placement, () => {
    for (let blade = 0; blade < 5; blade++) {
      const height = 0.34 * sculpture.between(0.65, 1.1)
      const lean = () => sculpture.between(-0.32, 0.32)
      const spread = () => sculpture.between(-0.12, 0.12)
      addSpike(
        sculpture,
        0.05,
        height,
        { color: palette.grassDark, top: palette.leafPale, sides: 4 },
        { at: [spread(), height * 0.45, spread()], turn: [lean(), sculpture.between(0, 3), lean()] },
      )
    }
  })
}
