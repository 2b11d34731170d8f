import { addBough } from '../kit/add-bough.ts'
import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'
import { addDeck } from '../parts/add-deck.ts'
import { addHouse } from '../parts/add-house.ts'
import { addLadder } from '../parts/add-ladder.ts'
import { addLamp } from '../parts/add-lamp.ts'

/** Middle (x, y, z) and radius of each lump of the crown, metres; the large ones in front come first and are finer. */
const crown = [
  [-2.9, 6.3, -1.3, 1.75],
  [2.8, 6.9, -1.6, 1.8],
  [-1.5, 8.2, -1.5, 1.9],
  [1.2, 8.7, -1.8, 1.95],
  [0, 9.4, -1.6, 1.5],
  [-3.4, 5.1, -0.3, 1.1],
  [3.5, 5.2, -0.1, 1.15],
  [0, 7.3, -2.9, 2.2],
  [-2.2, 7.3, 0.1, 1],
  [2.5, 7.9, -0.4, 1.1],
  [-3.9, 6.9, -2, 1.1],
  [3.9, 6.3, -2.3, 1.2],
] as const
/** How many of them are seen from near enough to need finer facets. */
const fineLumps = 2

/** As much of each lump as its uneven outside never reaches into. */
const covers = crown.map(([x, y, z, radius]) => ({
  at: [x, y, z] as const,
  radii: [0.82 * radius, 0.72 * radius, 0.82 * radius] as const,
}))

const boughs: readonly { points: readonly Triple[]; radius: number }[] = [
  {
    points: [
      [0, 4.6, -0.7],
      [-0.8, 6.2, -1.2],
      [-2.3, 7.3, -1.4],
    ],
    radius: 0.34,
  },
  {
    points: [
      [0, 4.6, -0.7],
      [0.9, 6.3, -1.5],
      [2.1, 7.6, -1.8],
    ],
    radius: 0.32,
  },
  {
    points: [
      [-0.3, 3, -0.4],
      [-1.6, 3.5, -0.2],
      [-3.1, 5, -0.1],
    ],
    radius: 0.24,
  },
  {
    points: [
      [0.3, 2.8, -0.4],
      [1.7, 3.5, 0.1],
      [3.3, 5, 0.1],
    ],
    radius: 0.22,
  },
]

const lamps: readonly Triple[] = [
  [-3.3, 3.92, 0.2],
  [3.4, 3.97, 0.3],
  [1.6, 4.92, 1.45],
  [-1, 4.92, 1.45],
]

/** The tree house: an old tree of 11 m with a deck at 3.8 m, a hut on it and a ladder towards +z. */
export function sculptTreehouse(sculpture: Sculpture): void {
  addTrunk(sculpture)
  addDeck(sculpture)
  addHouse(
    sculpture,
    {
      width: 2.5,
      wallHeight: 1.65,
      depth: 2.1,
      roofHeight: 1.25,
      wall: palette.honey,
      roof: palette.berry,
      ridge: palette.berryDark,
      door: palette.leafDark,
      bevel: 0,
    },
    { at: [0.1, 3.8, 0.1] },
  )
  addLadder(sculpture, { at: [-1.15, -0.05, 3.75], turn: [-0.24, 0, 0] })
  for (const [index, [x, y, z, radius]] of crown.entries()) {
    addLeafBall(
      sculpture,
      radius,
      {
        color: index % 3 ? palette.leaf : palette.leafDark,
        top: index % 3 === 1 ? palette.leafPale : palette.leafLight,
        crumpled: 0.22,
        detail: index < fineLumps ? 2 : 1,
        covers,
      },
      { at: [x, y, z], turn: [0, sculpture.between(0, 6), 0] },
    )
  }
  for (const at of lamps) {
    addPole(
      sculpture,
      [0.02, 0.02, 0.36],
      { color: palette.barkDark, sides: 4, open: true },
      { at: [at[0], at[1] + 0.62, at[2]] },
    )
    addLamp(sculpture, { at })
  }
}

function addTrunk(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [0.62, 1.12, 5.2],
    {
      color: palette.barkDark,
      top: palette.bark,
      vary: 0.025,
      sides: 9,
      rings: 5,
      crumpled: 0.18,
      open: true,
    },
    { at: [0, 2.5, -0.5] },
  )
  for (let root = 0; root < 7; root++) {
    const angle = (root / 7) * Math.PI * 2 + 0.3
    addSpike(
      sculpture,
      0.36,
      1.5,
      { color: palette.barkDark, sides: 6, crumpled: 0.1, open: true },
      {
        at: [Math.cos(angle) * 1.05, 0.22, Math.sin(angle) * 1.05 - 0.5],
        turn: [1.12, Math.PI / 2 - angle, 0],
      },
    )
  }
  for (const { points, radius } of boughs)
    addBough(sculpture, points, radius, { color: palette.bark, sides: 6, steps: 5, covers })
}
