import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const skin = { color: palette.leafLight, main: true }
const limb = { color: palette.leaf, main: true }
/** Height and z of the spikes from the brow to the tip of the tail. */
const spikes = [
  [2.93, 0.4],
  [2.62, 0.02],
  [1.98, -0.5],
  [1.52, -0.9],
  [1.24, -1.3],
  [1.07, -1.68],
] as const

/** A friendly dinosaur of 2.9 m in full stride; the tint colours its skin. */
export function sculptTRex(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.95, 0], () => {
    addGem(sculpture, 0.8, skin, { at: [0, 1.25, 0], turn: [-0.3, 0, 0], size: [0.85, 1.05, 1.05] })
    addEgg(
      sculpture,
      0.66,
      { color: palette.cream },
      { at: [0, 1.15, 0.24], turn: [-0.3, 0, 0], size: [0.75, 0.95, 0.92] },
    )
    sculpture.joint('head', [0, 1.95, 0.4], () => {
      addHead(sculpture)
      addSpikes(sculpture, 0, 1)
    })
    addSpikes(sculpture, 2, 2)
    sculpture.joint('tail', [0, 0.98, -0.6], () => {
      for (let joint = 0; joint < 7; joint++) {
        addGem(
          sculpture,
          0.52 * 0.8 ** joint,
          { ...skin, detail: 1 },
          { at: [0.015 * joint * joint, 0.95 - 0.035 * joint, -0.68 - 1.72 * (1 - 0.8 ** joint)] },
        )
      }
      addSpikes(sculpture, 3, 5)
    })
    for (const [side, sign] of [
      ['right', -1],
      ['left', 1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.52, 1.5, 0.45], () => addArm(sculpture, sign))
    }
  })
  for (const [side, sign] of [
    ['right', -1],
    ['left', 1],
  ] as const) {
    sculpture.joint(`${side}-leg`, [sign * 0.42, 0.95, 0], () => addLeg(sculpture, sign))
  }
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.56, skin, { at: [0, 2.35, 0.58], size: [0.96, 0.9, 1.18] })
  addGem(sculpture, 0.38, skin, { at: [0, 2.16, 1.03], size: [1.16, 0.7, 1.1] })
  addEyes(sculpture, [0.25, 2.52, 1.08], 0.1)
  addSmile(sculpture, [0, 2.14, 1.42], 0.22, 0.024)
  for (const side of [-1, 1]) {
    addEgg(sculpture, 0.03, { ...limb, segments: 7 }, { at: [side * 0.12, 2.28, 1.42] })
    addEgg(
      sculpture,
      0.09,
      { color: palette.coral, segments: 10 },
      { at: [side * 0.46, 2.3, 0.98], size: [0.5, 0.8, 0.9] },
    )
  }
}

function addArm(sculpture: Sculpture, side: number): void {
  addPole(
    sculpture,
    [0.1, 0.08, 0.42],
    { ...limb, sides: 7 },
    { at: [side * 0.55, 1.45, 0.62], turn: [1.2, 0, 0] },
  )
  addEgg(sculpture, 0.1, { ...limb, segments: 10 }, { at: [side * 0.55, 1.37, 0.83] })
}

function addLeg(sculpture: Sculpture, side: number): void {
  const stride = side * 0.34
  addPole(
    sculpture,
    [0.28, 0.2, 0.82],
    { ...limb, sides: 9 },
    { at: [side * 0.42, 0.52, stride * 0.6], turn: [-stride, 0, 0] },
  )
  addBox(
    sculpture,
    [0.42, 0.22, 0.62],
    { ...limb, bevel: 0.09 },
    { at: [side * 0.42, 0.11, 0.12 + stride * 0.9] },
  )
}

function addSpikes(sculpture: Sculpture, from: number, to: number): void {
  for (const [index, [y, z]] of spikes.entries()) {
    if (index < from || index > to) continue
    addSpike(
      sculpture,
      0.17 - 0.014 * index,
      0.32,
      { color: palette.sun, sides: 4 },
      { at: [0, y, z], turn: [-0.5, Math.PI / 4, 0] },
    )
  }
}
