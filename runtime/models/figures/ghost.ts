import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const sheet = { color: '#dfe3f2', top: palette.white, main: true, vary: 0.008 }
const folds = 7

/** A friendly ghost of 1.2 m; the tint colours its sheet. */
export function sculptGhost(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.6, 0], () => {
    addTurned(
      sculpture,
      [
        [0.3, 0.16],
        [0.4, 0.22],
        [0.4, 0.5],
        [0.39, 0.78],
        [0.34, 0.97],
        [0.24, 1.11],
        [0.11, 1.185],
        [0, 1.2],
      ],
      { ...sheet, sides: 14 },
    )
    sculpture.joint('tail', [0, 0.3, 0], () => {
      for (let fold = 0; fold < folds; fold++) {
        const angle = (fold / folds) * Math.PI * 2
        addEgg(
          sculpture,
          0.145,
          { ...sheet, top: sheet.color, segments: 9 },
          { at: [Math.sin(angle) * 0.275, 0.18, Math.cos(angle) * 0.275], size: [1, 1.25, 1] },
        )
      }
    })
    for (const [side, sign] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.36, 0.64, 0.06], () =>
        addEgg(
          sculpture,
          0.12,
          { ...sheet, segments: 10 },
          { at: [sign * 0.44, 0.6, 0.12], size: [1.25, 0.8, 0.9], turn: [0, -sign * 0.4, sign * 0.35] },
        ),
      )
    }
    addEyes(sculpture, [0.145, 0.84, 0.355], 0.068)
    addBlush(sculpture, [0.24, 0.72, 0.32], 0.055)
    addSmile(sculpture, [0, 0.73, 0.395], 0.13, 0.018)
  })
}
