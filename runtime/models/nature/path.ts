import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** Stepping stones over 4 m along z, 1.6 m wide, to be laid end to end. */
export function sculptPath(sculpture: Sculpture): void {
  for (let step = 0; step < 4; step++) {
    for (const side of [-1, 1]) {
      const radius = sculpture.between(0.46, 0.62)
      addPole(
        sculpture,
        [radius, radius + 0.05, 0.1],
        { color: palette.path, sides: 8, vary: 0.03, main: true },
        {
          at: [
            side * sculpture.between(0.16, 0.34),
            0.03 + 0.008 * sculpture.random(),
            -1.5 + step + side * 0.2 + sculpture.between(-0.12, 0.12),
          ],
          turn: [0, sculpture.between(0, 6), 0],
        },
      )
    }
  }
}
