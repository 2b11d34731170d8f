import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const skin = { color: palette.skin, bevel: 0.04 }
const shirt = { color: palette.sun, bevel: 0.04, main: true }
const sides = [
  ['right', -1],
  ['left', 1],
] as const

/** The block-style player: a child of 1.75 m made of boxes. */
export function sculptBlocksAvatar(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.5, 0], () => {
    sculpture.joint('head', [0, 1.04, 0], () => addHead(sculpture))
    addBox(sculpture, [0.66, 0.56, 0.42], shirt, { at: [0, 0.76, 0] })
    for (const [side, sign] of sides)
      sculpture.joint(`${side}-arm`, [sign * 0.44, 0.98, 0], () => addArm(sculpture, sign))
  })
  for (const [side, sign] of sides)
    sculpture.joint(`${side}-leg`, [sign * 0.17, 0.48, 0], () => addLeg(sculpture, sign))
}

function addHead(sculpture: Sculpture): void {
  addBox(sculpture, [0.72, 0.72, 0.7], skin, { at: [0, 1.39, 0] })
  addBox(sculpture, [0.78, 0.24, 0.76], { color: palette.hair, bevel: 0.04 }, { at: [0, 1.7, -0.01] })
  addBox(sculpture, [0.78, 0.44, 0.22], { color: palette.hair, bevel: 0.04 }, { at: [0, 1.5, -0.28] })
  for (const [, sign] of sides) {
    addBox(
      sculpture,
      [0.11, 0.16, 0.04],
      { color: palette.ink, bevel: 0.01 },
      { at: [sign * 0.17, 1.36, 0.35] },
    )
    addBox(
      sculpture,
      [0.04, 0.05, 0.04],
      { color: palette.white, glow: 1.3, bevel: 0.01 },
      { at: [sign * 0.17 - 0.02, 1.41, 0.362] },
    )
    addBox(
      sculpture,
      [0.12, 0.07, 0.03],
      { color: '#d98a5a', bevel: 0.01 },
      { at: [sign * 0.25, 1.22, 0.35] },
    )
  }
  addBox(sculpture, [0.2, 0.05, 0.03], { color: palette.ink, bevel: 0.01 }, { at: [0, 1.2, 0.35] })
}

function addArm(sculpture: Sculpture, side: number): void {
  addBox(sculpture, [0.2, 0.36, 0.26], shirt, { at: [side * 0.44, 0.86, 0] })
  addBox(sculpture, [0.19, 0.22, 0.25], skin, { at: [side * 0.44, 0.58, 0] })
}

function addLeg(sculpture: Sculpture, side: number): void {
  addBox(
    sculpture,
    [0.29, 0.36, 0.34],
    { color: palette.blueDark, bevel: 0.03 },
    { at: [side * 0.17, 0.33, 0] },
  )
  addBox(
    sculpture,
    [0.3, 0.17, 0.42],
    { color: palette.berryDark, bevel: 0.04 },
    { at: [side * 0.17, 0.085, 0.03] },
  )
}
