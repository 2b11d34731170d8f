import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'

const hair = '#b86b2e'
const robe = { color: palette.berry, vary: 0.014, main: true }

/** A queen of 1.9 m in a long robe with an ermine collar, without her crown; the tint colours the robe. */
export function sculptQueen(sculpture: Sculpture): void {
  addPerson(sculpture, {
    ...plainPerson,
    skin: '#f0c8a4',
    blush: '#e8937a',
    hair,
    shirt: robe,
    trousers: palette.berryDark,
    shoes: palette.sunDark,
    onHead: () => {
      addGem(sculpture, 0.2, { color: hair, detail: 1 }, { at: [0, 1.72, -0.14] })
      for (const side of [-1, 1])
        addGem(
          sculpture,
          0.15,
          { color: hair, detail: 1 },
          { at: [side * 0.4, 1.06, -0.12], size: [1, 1.5, 1] },
        )
    },
    onBody: () => {
      addTurned(
        sculpture,
        [
          [0.5, 0.1],
          [0.3, 0.55],
          [0.24, 0.8],
        ],
        { ...robe, sides: 12 },
      )
      addHoop(
        sculpture,
        0.48,
        0.06,
        { color: palette.cream, sides: 4, steps: 10 },
        { at: [0, 0.14, 0], turn: [Math.PI / 2, 0, 0] },
      )
      addPole(
        sculpture,
        [0.24, 0.3, 0.13],
        { color: palette.cream, sides: 11, vary: 0.02 },
        { at: [0, 0.84, 0] },
      )
      addGem(sculpture, 0.06, { color: palette.sun, glow: 1.05, detail: 1 }, { at: [0, 0.82, 0.29] })
    },
  })
}
