import { addBough } from '../kit/add-bough.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

/** Half the hull's edge seen from above, stern to bow: x, z. */
const edge = [
  [0.42, -1],
  [0.58, -0.45],
  [0.58, 0.2],
  [0.4, 0.85],
  [0, 1.35],
] as const
const deck = 0.58
const keel = 0.46

/** A sailing boat of 2.4 m with a mast of 2.6 m; the tint colours its hull. */
export function sculptBoat(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.2, 0], () => {
    addHull(sculpture)
    addPole(sculpture, [0.04, 0.06, 2.3], { color: palette.plankLight, sides: 7 }, { at: [0, 1.5, 0.15] })
    sculpture.within({ at: [0, 0, 0.15], turn: [0, -0.5, 0] }, () => addSails(sculpture))
    addSpike(
      sculpture,
      0.09,
      0.3,
      { color: palette.berry, sides: 3 },
      { at: [0, 2.56, 0], turn: [-Math.PI / 2, 0, 0], size: [0.5, 1, 1] },
    )
  })
}

/** Planks from the edge down to the keel, a rim on top, and a floor. */
function addHull(sculpture: Sculpture): void {
  const rim = (inset: number, y: number): Triple[] => {
    const half = edge.map(([x, z]): Triple => [x * inset, y, z * (inset * 0.3 + 0.7)])
    const other = half.slice(0, -1).map(([x, height, z]): Triple => [-x, height, z])
    return [...half, ...other.reverse()]
  }
  const [upper, middle, lower] = [rim(1, deck), rim(0.86, 0.28), rim(keel, 0)]
  const sides = (from: readonly Triple[], to: readonly Triple[]) =>
    from.flatMap((a, index) => {
      const next = (index + 1) % from.length
      const [b, c, d] = [from[next] ?? a, to[next] ?? a, to[index] ?? a]
      return [
        [a, b, c],
        [a, c, d],
      ] as const
    })
  addSheet(sculpture, sides(upper, middle), { color: palette.berry, main: true, vary: 0.014 })
  addSheet(sculpture, sides(middle, lower), { color: palette.cream, vary: 0.014 })
  const floor = rim(0.93, deck - 0.12)
  const [first = [0, 0, 0]] = floor
  addSheet(
    sculpture,
    floor.slice(1, -1).map((corner, index) => [first, corner, floor[index + 2] ?? corner] as const),
    { color: palette.plank },
  )
  addBough(sculpture, [...upper, ...upper.slice(0, 1)], 0.05, {
    color: palette.plankLight,
    sides: 5,
    steps: 30,
  })
}

/** Both sails and the boom around the mast. */
function addSails(sculpture: Sculpture): void {
  addBough(
    sculpture,
    [
      [0, 0.82, 0],
      [0, 0.85, -0.65],
      [0, 0.9, -1.13],
    ],
    0.035,
    { color: palette.plankLight, steps: 2 },
  )
  addSheet(
    sculpture,
    [
      [
        [0, 2.5, -0.05],
        [0, 0.92, -0.05],
        [0.16, 1.25, -0.57],
      ],
      [
        [0, 0.92, -0.05],
        [0, 0.98, -1.1],
        [0.16, 1.25, -0.57],
      ],
      [
        [0, 2.5, -0.05],
        [0.16, 1.25, -0.57],
        [0, 0.98, -1.1],
      ],
    ],
    { color: palette.cream },
  )
  addSheet(
    sculpture,
    [
      [
        [0, 2.3, 0.07],
        [0.1, 1.2, 0.4],
        [0, 0.85, 0.11],
      ],
      [
        [0, 2.3, 0.07],
        [0, 0.8, 1],
        [0.1, 1.2, 0.4],
      ],
      [
        [0, 0.85, 0.11],
        [0.1, 1.2, 0.4],
        [0, 0.8, 1],
      ],
    ],
    { color: palette.sun },
  )
}
