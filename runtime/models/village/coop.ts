import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addTuft } from '../parts/add-tuft.ts'

const width = 2
const depth = 1.6
const floor = 0.5
const wall = 1

/** A hen house of 2.4 m on four feet with a little ladder in front; the tint colours its roof. */
export function sculptCoop(sculpture: Sculpture): void {
  for (const x of [-0.8, 0.8])
    for (const z of [-0.6, 0.6])
      addBox(sculpture, [0.16, floor, 0.16], { color: palette.bark, bevel: 0.03 }, { at: [x, floor / 2, z] })
  addBox(sculpture, [width, 0.14, depth], { color: palette.bark, bevel: 0.04 }, { at: [0, floor, 0] })
  for (let board = 0; board < 5; board++)
    addBox(
      sculpture,
      [width - 0.14, wall / 5 - 0.015, depth - 0.14],
      { color: board % 2 ? palette.plank : palette.plankLight, bevel: 0.02, vary: 0.02 },
      { at: [0, floor + 0.17 + (board * wall) / 5, 0] },
    )
  const eaves = floor + wall + 0.06
  addPrism(
    sculpture,
    [
      [-(width - 0.14) / 2, 0],
      [(width - 0.14) / 2, 0],
      [0, 0.72],
    ],
    depth - 0.16,
    { color: palette.plankLight },
    { at: [0, eaves - 0.02, 0] },
  )
  for (const side of [-1, 1])
    for (let row = 0; row < 3; row++)
      addBox(
        sculpture,
        [0.55, 0.1, depth + 0.36],
        { color: palette.berry, main: true, bevel: 0.03, vary: 0.02 },
        {
          at: [side * (1.06 - row * 0.38), eaves + 0.06 + row * 0.29, 0],
          turn: [0, 0, -side * 0.6],
        },
      )
  addBox(sculpture, [0.2, 0.16, depth + 0.42], { color: palette.berryDark }, { at: [0, eaves + 0.84, 0] })
  const front = depth / 2 - 0.04
  addBox(
    sculpture,
    [0.74, 0.8, 0.08],
    { color: palette.cream, bevel: 0.02 },
    { at: [0, floor + 0.48, front] },
  )
  addBox(
    sculpture,
    [0.56, 0.66, 0.1],
    { color: '#4a3327', bevel: 0.08 },
    { at: [0, floor + 0.42, front + 0.01] },
  )
  addPole(
    sculpture,
    [0.17, 0.17, 0.1],
    { color: palette.glow, glow: 1.05, sides: 10, vary: 0 },
    { at: [0, eaves + 0.26, front - 0.02], turn: [Math.PI / 2, 0, 0] },
  )
  sculpture.within({ at: [0, 0.27, front + 0.6], turn: [0.44, 0, 0] }, () => {
    addBox(sculpture, [0.5, 0.07, 1.25], { color: palette.plank, bevel: 0.02 })
    for (let rung = 0; rung < 5; rung++)
      addBox(
        sculpture,
        [0.46, 0.06, 0.08],
        { color: palette.birch, bevel: 0.02 },
        { at: [0, 0.06, -0.46 + rung * 0.23] },
      )
  })
  for (const x of [-0.95, 0.95]) addTuft(sculpture, { at: [x, 0, 0.85] })
}
