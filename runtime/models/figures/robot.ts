import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const shell = { color: palette.water, main: true }
const joint = { color: palette.stoneDark, sides: 8 }
const facing = [Math.PI / 2, 0, 0] as const
const lying = [0, 0, Math.PI / 2] as const

/** A robot of 1.6 m with a lit face; the tint colours its shell. */
export function sculptRobot(sculpture: Sculpture): void {
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    sculpture.joint(`${side}-leg`, [sign * 0.17, 0.4, 0], () => {
      addPole(sculpture, [0.08, 0.08, 0.34], joint, { at: [sign * 0.17, 0.3, 0] })
      addBox(sculpture, [0.25, 0.17, 0.36], { ...shell, bevel: 0.06 }, { at: [sign * 0.17, 0.085, 0.04] })
    })
  }
  sculpture.joint('body', [0, 0.4, 0], () => {
    addBox(sculpture, [0.66, 0.56, 0.46], { ...shell, bevel: 0.09 }, { at: [0, 0.68, 0] })
    addBox(sculpture, [0.4, 0.28, 0.08], { color: palette.cream, bevel: 0.03 }, { at: [0, 0.69, 0.22] })
    for (const [x, color] of [
      [-0.11, palette.berry],
      [0, palette.sun],
      [0.11, palette.leafPale],
    ] as const) {
      addPole(
        sculpture,
        [0.036, 0.036, 0.05],
        { color, glow: 1.1, sides: 8, vary: 0 },
        { at: [x, 0.75, 0.27], turn: facing },
      )
    }
    addBox(sculpture, [0.26, 0.05, 0.04], { color: palette.stone, bevel: 0.01 }, { at: [0, 0.62, 0.265] })
    for (const [side, sign] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.38, 0.84, 0], () => addArm(sculpture, sign))
    }
    sculpture.joint('head', [0, 1, 0], () => addHead(sculpture))
  })
}

function addArm(sculpture: Sculpture, sign: number): void {
  addPole(sculpture, [0.1, 0.1, 0.12], joint, { at: [sign * 0.38, 0.84, 0], turn: lying })
  addPole(sculpture, [0.062, 0.062, 0.3], joint, { at: [sign * 0.45, 0.68, 0], turn: [0, 0, sign * 0.2] })
  addBox(sculpture, [0.17, 0.2, 0.2], { ...shell, bevel: 0.05 }, { at: [sign * 0.48, 0.5, 0] })
  for (const z of [-0.06, 0.06]) {
    addBox(
      sculpture,
      [0.08, 0.12, 0.06],
      { color: palette.stone, bevel: 0.02 },
      { at: [sign * 0.48, 0.37, z] },
    )
  }
}

function addHead(sculpture: Sculpture): void {
  addPole(sculpture, [0.12, 0.14, 0.12], joint, { at: [0, 1, 0] })
  addBox(sculpture, [0.74, 0.54, 0.56], { ...shell, bevel: 0.11 }, { at: [0, 1.29, 0] })
  addBox(sculpture, [0.58, 0.36, 0.08], { color: palette.ink, bevel: 0.04 }, { at: [0, 1.29, 0.27] })
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      0.062,
      { color: palette.waterLight, glow: 1.25, segments: 12 },
      { at: [side * 0.145, 1.32, 0.31], size: [0.85, 1.2, 0.4] },
    )
    addEgg(
      sculpture,
      0.04,
      { color: palette.coral, glow: 1, segments: 8 },
      { at: [side * 0.22, 1.21, 0.31], size: [1.1, 0.6, 0.3] },
    )
    addPole(
      sculpture,
      [0.1, 0.13, 0.09],
      { color: palette.sun, sides: 10 },
      { at: [side * 0.41, 1.29, 0], turn: [0, 0, (-side * Math.PI) / 2] },
    )
  }
  addBox(
    sculpture,
    [0.14, 0.035, 0.03],
    { color: palette.waterLight, glow: 1.25, bevel: 0.012, vary: 0 },
    { at: [0, 1.22, 0.312] },
  )
  addPole(sculpture, [0.025, 0.03, 0.16], joint, { at: [0, 1.62, 0] })
  addEgg(sculpture, 0.07, { color: palette.berry, glow: 1.15, segments: 10 }, { at: [0, 1.72, 0] })
}
