import { addBough } from '../kit/add-bough.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { palette } from '../kit/palette.ts'
import type { Paint, Sculpture, Triple } from '../kit/sculpture.ts'

/** A wing of 1.9 m spread to the side (-1 or 1) from the shoulder of a dragon whose middle is the origin; `skin` paints its arm. */
export function addDragonWing(sculpture: Sculpture, side: number, skin: Paint): void {
  const shoulder: Triple = [side * 0.5, 0.4, 0.15]
  const wrist: Triple = [side * 1.5, 1.42, 0.25]
  const tip: Triple = [side * 2.35, 1, -0.3]
  const web: Triple = [side * 1.75, 0.55, -0.55]
  const elbow: Triple = [side * 1.1, 0.3, -0.7]
  const hip: Triple = [side * 0.5, 0.2, -0.5]
  addSheet(
    sculpture,
    [
      [shoulder, wrist, elbow],
      [shoulder, elbow, hip],
      [wrist, web, elbow],
      [wrist, tip, web],
    ],
    { color: palette.sun, vary: 0.03 },
  )
  addBough(sculpture, [shoulder, [side, 0.98, 0.24], wrist], 0.065, { ...skin, steps: 6, sides: 5 })
  addBough(sculpture, [wrist, [side * 1.98, 1.3, 0.02], tip], 0.05, { ...skin, steps: 6, sides: 5 })
}
