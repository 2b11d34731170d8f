import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPrism } from '../kit/add-prism.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const scales = { color: palette.coral, main: true }
const fins = { color: palette.sun }
const across = [0, -Math.PI / 2, 0] as const

/** A fish of 0.85 m, upright on its lower fin; the tint colours its scales. */
export function sculptFish(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.46, 0.1], () => {
    addGem(sculpture, 0.36, { ...scales, detail: 3 }, { at: [0, 0.46, 0], size: [0.72, 0.88, 1.16] })
    addHoop(
      sculpture,
      0.285,
      0.045,
      { color: palette.cream, steps: 16 },
      { at: [0, 0.46, 0.09], size: [0.78, 0.98, 1] },
    )
    addPrism(
      sculpture,
      [
        [-0.24, -0.06],
        [0.24, -0.04],
        [-0.02, 0.22],
        [-0.24, 0.26],
      ],
      0.07,
      fins,
      { at: [0, 0.72, -0.02], turn: across },
    )
    addPrism(
      sculpture,
      [
        [-0.1, 0.16],
        [0.16, 0.16],
        [-0.06, 0],
        [-0.18, 0],
      ],
      0.07,
      fins,
      { at: [0, 0, 0], turn: across },
    )
    for (const side of [-1, 1]) {
      sculpture.joint(side > 0 ? 'left-wing' : 'right-wing', [side * 0.24, 0.42, 0.1], () =>
        addEgg(
          sculpture,
          0.12,
          { ...fins, segments: 9 },
          { at: [side * 0.3, 0.38, 0.02], size: [0.35, 0.75, 1.2], turn: [0, -side * 0.6, 0] },
        ),
      )
    }
    addEyes(sculpture, [0.15, 0.54, 0.335], 0.06)
    addBlush(sculpture, [0.17, 0.43, 0.335], 0.042, palette.berry)
    addSmile(sculpture, [0, 0.42, 0.4], 0.09, 0.014)
    sculpture.joint('tail', [0, 0.46, -0.34], () => {
      addGem(sculpture, 0.14, { ...scales, detail: 1 }, { at: [0, 0.46, -0.38], size: [0.6, 1, 1] })
      addPrism(
        sculpture,
        [
          [0.08, 0],
          [-0.26, 0.28],
          [-0.3, 0.1],
          [-0.2, 0],
          [-0.3, -0.1],
          [-0.26, -0.28],
        ],
        0.07,
        fins,
        { at: [0, 0.46, -0.42], turn: across },
      )
    })
  })
}
