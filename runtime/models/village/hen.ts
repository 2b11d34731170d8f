import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addTwoLegs } from '../parts/add-two-legs.ts'

const plumage = { color: palette.cream, main: true }
const comb = { color: palette.berry }
const orange = { color: palette.terracotta }

/** A hen of 1 m: an egg with a comb and a tail; the tint colours her plumage. */
export function sculptHen(sculpture: Sculpture): void {
  addTwoLegs(sculpture, { x: 0.13, z: 0, hip: 0.22, radius: 0.08, foot: 1.4, paint: orange })
  sculpture.joint('body', [0, 0.22, 0], () => {
    addEgg(sculpture, 0.36, { ...plumage, segments: 18 }, { at: [0, 0.46, -0.04], size: [0.95, 0.92, 1.12] })
    sculpture.joint('tail', [0, 0.55, -0.36], () => {
      for (const [x, lean] of [
        [-0.12, -0.2],
        [0, 0],
        [0.12, 0.2],
      ] as const)
        addGem(
          sculpture,
          0.15,
          { ...plumage, color: '#f3dfc0', detail: 1 },
          { at: [x, 0.72, -0.42], size: [0.55, 1.35, 0.8], turn: [-0.5, 0, -lean] },
        )
    })
    sculpture.joint('head', [0, 0.64, 0.16], () => {
      addEgg(sculpture, 0.24, { ...plumage, segments: 16 }, { at: [0, 0.76, 0.16], size: [1, 1.08, 1] })
      addEyes(sculpture, [0.105, 0.8, 0.355], 0.04)
      addSpike(
        sculpture,
        0.06,
        0.15,
        { ...orange, sides: 6 },
        { at: [0, 0.73, 0.44], turn: [Math.PI / 2, 0, 0] },
      )
      addEgg(sculpture, 0.05, { ...comb, segments: 8 }, { at: [0, 0.62, 0.4], size: [0.8, 1.4, 0.8] })
      for (const [z, radius] of [
        [0.28, 0.075],
        [0.16, 0.09],
        [0.04, 0.075],
      ] as const)
        addEgg(sculpture, radius, { ...comb, segments: 9 }, { at: [0, 1.02, z], size: [0.6, 1.15, 0.9] })
      for (const side of [-1, 1])
        addEgg(
          sculpture,
          0.042,
          { color: palette.coral, segments: 8 },
          { at: [side * 0.17, 0.72, 0.325], size: [1, 0.8, 0.5], turn: [0, side * 0.7, 0] },
        )
    })
    for (const [name, side] of [
      ['right-arm', -1],
      ['left-arm', 1],
    ] as const)
      sculpture.joint(name, [side * 0.3, 0.58, -0.04], () =>
        addEgg(
          sculpture,
          0.2,
          { ...plumage, color: '#f3dfc0', segments: 12 },
          { at: [side * 0.35, 0.46, -0.06], size: [0.35, 0.85, 1.1], turn: [0, 0, side * 0.2] },
        ),
      )
  })
}
