import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const shirt = { color: palette.sun, vary: 0.012, main: true }

/** A child of 1.65 m, half of it head; the tint colours the shirt. */
export function sculptKid(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.36, 0], () => {
    sculpture.joint('head', [0, 0.86, 0], () => addHead(sculpture))
    addPole(sculpture, [0.22, 0.34, 0.56], { ...shirt, sides: 11 }, { at: [0, 0.62, 0] })
    for (const [side, sign] of [
      ['right', -1],
      ['left', 1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.23, 0.84, 0.02], () => addArm(sculpture, sign))
    }
  })
  for (const [side, sign] of [
    ['right', -1],
    ['left', 1],
  ] as const) {
    sculpture.joint(`${side}-leg`, [sign * 0.14, 0.38, 0], () => addLeg(sculpture, sign))
  }
}

function addHead(sculpture: Sculpture): void {
  addEgg(sculpture, 0.42, { color: palette.skin, segments: 24 }, { at: [0, 1.2, 0], size: [1, 0.95, 0.95] })
  addGem(
    sculpture,
    0.45,
    { color: palette.hair, detail: 3, vary: 0.02 },
    { at: [0, 1.265, -0.065], size: [1, 0.93, 0.97] },
  )
  addGem(sculpture, 0.1, { color: palette.hair, detail: 1 }, { at: [0.04, 1.68, -0.02] })
  addEyes(sculpture, [0.15, 1.2, 0.375], 0.06)
  addSmile(sculpture, [0, 1.1, 0.388], 0.14, 0.018)
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      0.065,
      { color: '#d98a5a', segments: 10 },
      { at: [side * 0.25, 1.095, 0.29], size: [1, 0.8, 0.5], turn: [0, side * 0.6, 0] },
    )
  }
}

function addArm(sculpture: Sculpture, side: number): void {
  addPole(
    sculpture,
    [0.075, 0.07, 0.46],
    { ...shirt, sides: 8 },
    { at: [side * 0.33, 0.66, 0.02], turn: [0, 0, side * 0.45] },
  )
  addEgg(sculpture, 0.088, { color: palette.skin, segments: 12 }, { at: [side * 0.43, 0.45, 0.03] })
}

function addLeg(sculpture: Sculpture, side: number): void {
  addPole(
    sculpture,
    [0.125, 0.115, 0.3],
    { color: palette.blueDark, sides: 8 },
    { at: [side * 0.14, 0.24, 0] },
  )
  addBox(
    sculpture,
    [0.21, 0.14, 0.32],
    { color: palette.berryDark, bevel: 0.06 },
    { at: [side * 0.14, 0.07, 0.05] },
  )
}
