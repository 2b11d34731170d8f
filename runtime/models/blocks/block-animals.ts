import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

interface Coat {
  readonly coat: string
  readonly face: string
  readonly feet: string
}

const ends = [
  ['front', 0.28],
  ['back', -0.28],
] as const
const sides = [
  ['left', 1],
  ['right', -1],
] as const

/** Four legs, a trunk and a head of boxes; `onHead` adds what the animal is known by. */
function addAnimal(sculpture: Sculpture, { coat, face, feet }: Coat, onHead: () => void): void {
  for (const [end, z] of ends)
    for (const [side, sign] of sides)
      sculpture.joint(`${end}-${side}`, [sign * 0.2, 0.34, z], () => {
        addBox(sculpture, [0.17, 0.34, 0.17], { color: feet, bevel: 0.02 }, { at: [sign * 0.2, 0.17, z] })
      })
  sculpture.joint('body', [0, 0.34, 0], () => {
    addBox(sculpture, [0.64, 0.56, 0.94], { color: coat, bevel: 0.08, main: true }, { at: [0, 0.58, 0] })
    sculpture.joint('head', [0, 0.74, 0.4], () => {
      addBox(sculpture, [0.46, 0.46, 0.4], { color: face, bevel: 0.06 }, { at: [0, 0.82, 0.58] })
      for (const [, sign] of sides) {
        addBox(
          sculpture,
          [0.09, 0.12, 0.04],
          { color: palette.ink, bevel: 0.01 },
          { at: [sign * 0.13, 0.88, 0.78] },
        )
        addBox(
          sculpture,
          [0.035, 0.045, 0.04],
          { color: palette.white, glow: 1.3, bevel: 0.01 },
          { at: [sign * 0.13 - 0.015, 0.915, 0.79] },
        )
      }
      onHead()
    })
  })
}

/** A sheep of boxes, 1.1 m; the tint colours its wool. */
export function sculptSheep(sculpture: Sculpture): void {
  const wool = { color: palette.cream, main: true, bevel: 0.07 }
  addAnimal(sculpture, { coat: palette.cream, face: '#e9c9a6', feet: '#6b5346' }, () => {
    addBox(sculpture, [0.54, 0.22, 0.4], wool, { at: [0, 1.06, 0.52] })
    addBox(sculpture, [0.52, 0.42, 0.16], wool, { at: [0, 0.86, 0.42] })
    for (const [, sign] of sides)
      addBox(sculpture, [0.16, 0.1, 0.12], { color: '#e9c9a6', bevel: 0.03 }, { at: [sign * 0.3, 0.92, 0.5] })
  })
}

/** A pig of boxes, 1 m; the tint colours its skin. */
export function sculptPig(sculpture: Sculpture): void {
  const skin = { color: '#f4b9c9', main: true, bevel: 0.03 }
  addAnimal(sculpture, { coat: '#f4b9c9', face: '#f6c3d1', feet: '#d98fa6' }, () => {
    addBox(sculpture, [0.26, 0.18, 0.1], { color: '#e89ab2', bevel: 0.03 }, { at: [0, 0.74, 0.81] })
    for (const [, sign] of sides) {
      addBox(
        sculpture,
        [0.05, 0.07, 0.03],
        { color: '#a9607a', bevel: 0.01 },
        { at: [sign * 0.06, 0.74, 0.86] },
      )
      addBox(sculpture, [0.14, 0.16, 0.06], skin, {
        at: [sign * 0.17, 1.06, 0.6],
        turn: [0.3, 0, -sign * 0.3],
      })
    }
  })
}
