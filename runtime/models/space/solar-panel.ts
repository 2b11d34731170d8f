import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const cells = { columns: 4, rows: 2, size: 0.62, gap: 0.07 } as const

/** A panel of 2.2 m that makes power of sunlight; the tint colours its cells. */
export function sculptSolarPanel(sculpture: Sculpture): void {
  addPole(sculpture, [0.5, 0.6, 0.18], { color: palette.stone, sides: 8 }, { at: [0, 0.09, 0] })
  addPole(sculpture, [0.09, 0.13, 1.3], { color: palette.cream, sides: 8 }, { at: [0, 0.75, 0] })
  sculpture.within({ at: [0, 1.5, 0], turn: [0.75, 0, 0] }, () => {
    const { columns, rows, size, gap } = cells
    const step = size + gap
    addBox(
      sculpture,
      [columns * step + 0.16, 0.1, rows * step + 0.16],
      { color: palette.cream, bevel: 0.04 },
      { at: [0, 0, 0] },
    )
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        addBox(
          sculpture,
          [size, 0.08, size],
          { color: palette.blueDark, top: palette.blue, main: true, bevel: 0.02, vary: 0.03 },
          { at: [(column - (columns - 1) / 2) * step, 0.05, (row - (rows - 1) / 2) * step] },
        )
  })
}
