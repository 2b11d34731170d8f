import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'

const linen = { color: palette.cream, vary: 0.02 }

/** A baker of 2 m with his hat, in an apron; the tint colours the shirt. */
export function sculptBaker(sculpture: Sculpture): void {
  addPerson(sculpture, {
    ...plainPerson,
    skin: '#e3ae83',
    hair: '#6b3f22',
    shirt: { ...plainPerson.shirt, color: palette.coral },
    trousers: '#6b4a3a',
    shoes: palette.barkDark,
    onHead: () => {
      addPole(sculpture, [0.33, 0.31, 0.2], { ...linen, sides: 10 }, { at: [0, 1.66, -0.06] })
      for (const [x, z, radius] of [
        [0, 0.06, 0.21],
        [-0.17, -0.1, 0.19],
        [0.17, -0.12, 0.19],
        [0, -0.22, 0.17],
      ] as const)
        addGem(sculpture, radius, { ...linen, detail: 1 }, { at: [x, 1.84, z - 0.02] })
    },
    onBody: () => {
      addBox(
        sculpture,
        [0.38, 0.44, 0.06],
        { ...linen, bevel: 0.02 },
        { at: [0, 0.6, 0.285], turn: [-0.2, 0, 0] },
      )
      addBox(
        sculpture,
        [0.2, 0.1, 0.04],
        { color: palette.birch, bevel: 0.015 },
        { at: [0, 0.52, 0.33], turn: [-0.2, 0, 0] },
      )
    },
  })
}
