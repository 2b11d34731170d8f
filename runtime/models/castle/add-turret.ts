import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'
import { darkness, masonry, paleStone } from './stone.ts'

interface TurretStyle {
  /** Metres. */
  readonly radius: number
  /** From its foot to its teeth. */
  readonly height: number
  readonly roof: string
  readonly merlons: number
}

/** A round tower with a pointed roof, windows and a flag. */
export function addTurret(sculpture: Sculpture, style: TurretStyle, placement: Placement): void {
  const { radius, height, roof, merlons } = style
  const tip = height + 0.3 + radius * 2.2
  sculpture.within(placement, () => {
    addPole(
      sculpture,
      [radius, radius * 1.12, height],
      { ...masonry, sides: 10, rings: 3, open: true },
      { at: [0, height / 2, 0] },
    )
    addPole(
      sculpture,
      [radius * 1.24, radius * 1.04, 0.4],
      { ...paleStone, sides: 10 },
      { at: [0, height, 0] },
    )
    for (let merlon = 0; merlon < merlons; merlon++) {
      const angle = (merlon / merlons) * Math.PI * 2
      addBox(
        sculpture,
        [0.3, 0.3, 0.22],
        { ...paleStone, bevel: 0 },
        {
          at: [Math.sin(angle) * radius * 1.1, height + 0.32, Math.cos(angle) * radius * 1.1],
          turn: [0, angle, 0],
        },
      )
    }
    addSpike(
      sculpture,
      radius * 1.18,
      radius * 2.2,
      { color: roof, main: true, sides: 10, vary: 0.03 },
      { at: [0, height + 0.3 + radius * 1.1, 0] },
    )
    addPole(sculpture, [0.035, 0.04, 0.9], { color: palette.plank, sides: 5 }, { at: [0, tip + 0.3, 0] })
    addSheet(
      sculpture,
      [
        [
          [0, tip + 0.75, 0],
          [0, tip + 0.3, 0],
          [0.7, tip + 0.54, 0.08],
        ],
      ],
      { color: palette.sun },
    )
    for (const [angle, part] of [
      [0.2, 0.75],
      [1.5, 0.6],
      [-1.3, 0.7],
    ] as const) {
      const reach = radius * (1.12 - 0.12 * part)
      addBox(
        sculpture,
        [0.26, 0.56, 0.12],
        { ...darkness, bevel: 0.05 },
        { at: [Math.sin(angle) * reach, height * part, Math.cos(angle) * reach], turn: [0, angle, 0] },
      )
    }
  })
}
