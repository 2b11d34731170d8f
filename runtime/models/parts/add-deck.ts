import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

const deckRadius = 2.75
const railRadius = 2.62
const middle = 0.35
const deckHeight = 3.72
const posts = 15
/** The railing leaves a gap of about 60° in front, where the ladder arrives. */
const railStart = 2
const railSweep = Math.PI * 2 - 1.1

/** A round deck of planks at 3.8 m with a railing, and struts that carry it from the trunk. */
export function addDeck(sculpture: Sculpture): void {
  for (let plank = 0; plank < 11; plank++) {
    const x = -2.4 + plank * 0.48
    const length = 2 * Math.sqrt(Math.max(0.2, deckRadius ** 2 - x * x))
    addBox(
      sculpture,
      [0.44, 0.16, length],
      { color: plank % 2 ? palette.plank : palette.plankLight, bevel: 0, vary: 0.03 },
      { at: [x, deckHeight + sculpture.between(-0.015, 0.015), middle] },
    )
  }
  for (const [x, z] of [
    [-1.7, 1.6],
    [1.7, 1.6],
    [-1.9, -0.6],
    [1.9, -0.6],
  ] as const) {
    addBough(
      sculpture,
      [
        [x, 3.65, z],
        [x * 0.6, 2.7, z * 0.5 - 0.2],
        [x * 0.25, 1.9, -0.4],
      ],
      0.12,
      { color: palette.bark, steps: 4, sides: 5 },
    )
  }
  const rail: Triple[] = []
  for (let post = 0; post < posts; post++) {
    const angle = railStart + (post / (posts - 1)) * railSweep
    const x = Math.cos(angle) * railRadius
    const z = Math.sin(angle) * railRadius + middle
    rail.push([x, 4.55, z])
    addPole(
      sculpture,
      [0.055, 0.065, 0.85],
      { color: palette.plank, sides: 5, open: true },
      { at: [x, 4.2, z] },
    )
  }
  addBough(sculpture, rail, 0.05, { color: palette.birch, steps: 14, sides: 4 })
  addBough(
    sculpture,
    rail.map(([x, , z]) => [x, 4.18, z]),
    0.035,
    { color: palette.birch, steps: 14, sides: 4 },
  )
}
