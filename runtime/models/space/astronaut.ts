import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'

const suit = { color: palette.cream, vary: 0.012, main: true }
const helmet = { radius: 0.54, height: 1.24 } as const
/** Radians from the way ahead to the rim of the helmet. */
const opening = 0.94
const facing = [Math.PI / 2, 0, 0] as const

/** A child of 1.8 m in a space suit with an open helmet; the tint colours the suit. */
export function sculptAstronaut(sculpture: Sculpture): void {
  addPerson(sculpture, {
    ...plainPerson,
    skin: '#9c6442',
    blush: '#b5633f',
    hair: '#2b1e1b',
    shirt: suit,
    trousers: palette.cream,
    shoes: palette.coral,
    onHead: () => addHelmet(sculpture),
    onBody: () => addSuit(sculpture),
  })
}

function addHelmet(sculpture: Sculpture): void {
  const { radius, height } = helmet
  const shell = new sculpture.three.SphereGeometry(radius, 13, 6, 0, Math.PI * 2, opening, Math.PI - opening)
  sculpture.add(shell, suit, { at: [0, height, -0.03], turn: facing })
  addHoop(
    sculpture,
    Math.sin(opening) * radius,
    0.06,
    { color: palette.coral, steps: 14, sides: 4 },
    { at: [0, height, Math.cos(opening) * radius - 0.03] },
  )
  for (const side of [-1, 1])
    addPole(
      sculpture,
      [0.13, 0.13, 0.1],
      { color: palette.coral, sides: 6 },
      { at: [side * radius, height, -0.03], turn: [0, 0, Math.PI / 2] },
    )
  addPole(sculpture, [0.022, 0.022, 0.22], { color: palette.stone, sides: 5 }, { at: [0.3, 1.76, -0.1] })
  addEgg(sculpture, 0.05, { color: palette.sun, glow: 1.1, segments: 6, rows: 4 }, { at: [0.3, 1.89, -0.1] })
}

function addSuit(sculpture: Sculpture): void {
  addBox(sculpture, [0.5, 0.54, 0.26], { color: palette.stoneLight, bevel: 0.07 }, { at: [0, 0.72, -0.36] })
  for (const side of [-0.14, 0.14])
    addPole(sculpture, [0.09, 0.09, 0.44], { color: palette.coral, sides: 6 }, { at: [side, 0.74, -0.5] })
  addBox(
    sculpture,
    [0.24, 0.15, 0.08],
    { color: palette.stoneLight, bevel: 0 },
    { at: [0, 0.64, 0.29], turn: [-0.2, 0, 0] },
  )
  for (const [x, color] of [
    [-0.06, palette.berry],
    [0.06, palette.waterLight],
  ] as const)
    addBox(
      sculpture,
      [0.07, 0.07, 0.05],
      { color, glow: 1.05, bevel: 0 },
      { at: [x, 0.64, 0.325], turn: [-0.2, 0, 0] },
    )
}
