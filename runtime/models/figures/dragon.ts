import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'
import type { Cover } from '../kit/seen-corners.ts'
import { addDragonWing } from '../parts/add-dragon-wing.ts'

const skin = { color: palette.berry, main: true }
/** Height of the middle of the body over the soles. */
const bodyHeight = 0.84
/** What the trunk, the back of the head and the snout cover of the parts that reach into them. */
const trunk: Cover = { at: [0, 0, 0], radii: [0.57, 0.61, 0.78] }
const skull: Cover = { at: [0, 0.74, 0.8], radii: [0.5, 0.46, 0.5] }
const snout: Cover = { at: [0, 0.6, 1.2], radii: [0.35, 0.23, 0.31] }

/** A friendly dragon with spread wings: 2.3 m high, 4.8 m from tip to tip; the tint colours its skin. */
export function sculptDragon(sculpture: Sculpture): void {
  sculpture.within({ at: [0, bodyHeight, 0] }, () => {
    sculpture.joint('body', [0, -0.3, 0], () => {
      addGem(sculpture, 0.72, skin, { size: [0.86, 0.92, 1.18] })
      addEgg(
        sculpture,
        0.6,
        { color: palette.cream, segments: 16, covers: [trunk] },
        { at: [0, -0.2, 0.24], size: [0.8, 0.84, 1.06] },
      )
      addSpikes(sculpture, 1, 2)
      sculpture.joint('head', [0, 0.4, 0.55], () => {
        addHead(sculpture)
        addSpikes(sculpture, 0, 0)
      })
      sculpture.joint('tail', [0, -0.05, -0.5], () => {
        addTail(sculpture)
        addSpikes(sculpture, 3, 4)
      })
      for (const side of [-1, 1]) {
        sculpture.joint(side > 0 ? 'left-wing' : 'right-wing', [side * 0.5, 0.35, -0.1], () =>
          addDragonWing(sculpture, side, skin),
        )
      }
    })
    for (const side of [-1, 1]) {
      for (const z of [0.5, -0.4]) {
        const name = `${z > 0 ? 'front' : 'back'}-${side > 0 ? 'left' : 'right'}`
        sculpture.joint(name, [side * 0.42, -0.42, z], () => addFoot(sculpture, side, z))
      }
    }
  })
}

function addFoot(sculpture: Sculpture, side: number, z: number): void {
  const foot: Cover = { at: [side * 0.42, -0.6, z], radii: [0.17, 0.21, 0.19] }
  addEgg(
    sculpture,
    0.21,
    { ...skin, segments: 9, rows: 6 },
    { at: [side * 0.42, -0.6, z], size: [0.9, 1.1, 1] },
  )
  for (const toe of [-0.09, 0, 0.09]) {
    addEgg(
      sculpture,
      0.052,
      { color: palette.cream, segments: 5, rows: 4, covers: [foot] },
      { at: [side * 0.42 + toe, -0.77, z + 0.15 - Math.abs(toe) * 0.3] },
    )
  }
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.54, { ...skin, covers: [snout] }, { at: [0, 0.74, 0.8], size: [1, 0.92, 1] })
  addGem(sculpture, 0.34, { ...skin, covers: [skull] }, { at: [0, 0.6, 1.2], size: [1.12, 0.74, 1] })
  addEgg(
    sculpture,
    0.27,
    { color: palette.cream, segments: 14, covers: [snout] },
    { at: [0, 0.47, 1.2], size: [1.1, 0.6, 1] },
  )
  addEyes(sculpture, [0.24, 0.88, 1.225], 0.105, [skull, snout])
  addSmile(sculpture, [0, 0.55, 1.5], 0.2, 0.022, [snout])
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      0.032,
      { color: palette.berryDark, segments: 6, rows: 4, main: true },
      { at: [side * 0.1, 0.72, 1.49] },
    )
    addEgg(
      sculpture,
      0.085,
      { color: palette.coral, segments: 8, covers: [skull, snout] },
      { at: [side * 0.4, 0.66, 1.14], size: [0.6, 0.8, 0.9], turn: [0, -side * 0.5, 0] },
    )
    addSpike(
      sculpture,
      0.1,
      0.36,
      { color: palette.cream, sides: 6 },
      { at: [side * 0.22, 1.26, 0.64], turn: [-0.5, 0, -side * 0.25] },
    )
    addSpike(
      sculpture,
      0.15,
      0.34,
      { ...skin, sides: 4 },
      { at: [side * 0.54, 0.86, 0.64], turn: [-0.3, 0, -side * 1.2] },
    )
  }
}

function addTail(sculpture: Sculpture): void {
  const joints: readonly Triple[] = [
    [0, -0.05, -0.6],
    [0, -0.12, -1.1],
    [0.12, -0.1, -1.55],
    [0.34, 0.08, -1.95],
    [0.5, 0.36, -2.15],
  ]
  for (const [index, at] of joints.entries()) {
    addGem(sculpture, 0.43 - 0.068 * index, { ...skin, detail: 1 }, { at })
  }
  addSpike(
    sculpture,
    0.21,
    0.42,
    { color: palette.sun, sides: 4 },
    { at: [0.62, 0.64, -2.2], turn: [0, 0.5, -0.5] },
  )
}

/** Height and z of the spikes from between the horns to the tail. */
const spikes = [
  [1.26, 0.44],
  [0.86, 0.14],
  [0.7, -0.4],
  [0.42, -0.98],
  [0.22, -1.42],
] as const

function addSpikes(sculpture: Sculpture, from: number, to: number): void {
  for (const [index, [y, z]] of spikes.entries()) {
    if (index < from || index > to) continue
    addSpike(
      sculpture,
      0.14 - 0.013 * index,
      0.27,
      { color: palette.sun, sides: 4 },
      { at: [0, y, z], turn: [-0.4, Math.PI / 4, 0] },
    )
  }
}
