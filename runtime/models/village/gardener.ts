import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'

const straw = { color: '#e8b95c', top: palette.birch, vary: 0.03 }

/** A gardener of 1.8 m with a wide straw hat and braids; the tint colours the shirt. */
export function sculptGardener(sculpture: Sculpture): void {
  addPerson(sculpture, {
    ...plainPerson,
    skin: '#6e4530',
    blush: '#8f4a38',
    hair: '#2b1e1b',
    shirt: { ...plainPerson.shirt, color: palette.leafLight },
    trousers: palette.blue,
    shoes: palette.terracotta,
    onHead: () => {
      addPole(
        sculpture,
        [0.62, 0.66, 0.06],
        { ...straw, sides: 14 },
        { at: [0, 1.5, -0.06], turn: [-0.12, 0, 0] },
      )
      addPole(
        sculpture,
        [0.27, 0.38, 0.28],
        { ...straw, sides: 10 },
        { at: [0, 1.64, -0.08], turn: [-0.12, 0, 0] },
      )
      addHoop(
        sculpture,
        0.37,
        0.045,
        { color: palette.berry, sides: 5 },
        { at: [0, 1.56, -0.07], turn: [Math.PI / 2 - 0.12, 0, 0] },
      )
      for (const side of [-1, 1])
        for (const [y, radius] of [
          [1.08, 0.11],
          [0.93, 0.09],
        ] as const)
          addGem(sculpture, radius, { color: '#2b1e1b', detail: 0 }, { at: [side * 0.4, y, -0.02] })
    },
    onBody: () => {
      addPole(
        sculpture,
        [0.3, 0.375, 0.34],
        { color: palette.blue, vary: 0.012, sides: 11, open: true },
        { at: [0, 0.5, 0] },
      )
      addBox(
        sculpture,
        [0.26, 0.2, 0.06],
        { color: palette.blue, bevel: 0.02 },
        { at: [0, 0.72, 0.27], turn: [-0.2, 0, 0] },
      )
    },
  })
}
