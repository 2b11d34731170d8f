import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const wall = { color: '#cfc5c6', top: '#e8e0d9' }
const pale = { color: '#e8e0d9' }
const merlons = 8

/** A castle tower of 5.4 m with its flag; the tint colours the roof. */
export function sculptTower(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [1.05, 1.2, 0.3],
    { color: palette.stone, sides: 12, crumpled: 0.05 },
    { at: [0, 0.15, 0] },
  )
  addPole(sculpture, [0.82, 0.98, 2.9], { ...wall, sides: 12, rings: 4, vary: 0.022 }, { at: [0, 1.6, 0] })
  addPole(sculpture, [1.06, 0.88, 0.4], { ...pale, sides: 12 }, { at: [0, 3.15, 0] })
  for (let merlon = 0; merlon < merlons; merlon++) {
    const angle = ((merlon + 0.5) / merlons) * Math.PI * 2
    addBox(sculpture, [0.36, 0.34, 0.24], pale, {
      at: [Math.sin(angle) * 0.96, 3.48, Math.cos(angle) * 0.96],
      turn: [0, angle, 0],
    })
  }
  addPole(sculpture, [0.7, 0.7, 0.4], { ...wall, sides: 12 }, { at: [0, 3.4, 0] })
  addSpike(sculpture, 1.02, 1.5, { color: palette.berry, main: true, sides: 12 }, { at: [0, 4.28, 0] })
  addPole(sculpture, [0.03, 0.035, 0.7], { color: palette.plank, sides: 6 }, { at: [0, 5.2, 0] })
  addSheet(
    sculpture,
    [
      [
        [0, 5.54, 0],
        [0, 5.2, 0],
        [0.5, 5.36, 0.06],
      ],
    ],
    { color: palette.sun },
  )
  addDoor(sculpture)
  for (const [angle, y] of [
    [0.05, 2.35],
    [1.7, 1.7],
    [-1.7, 2.3],
    [3.2, 2],
  ] as const) {
    const reach = 0.985 - y * 0.055
    const facing = {
      at: [Math.sin(angle) * reach, y, Math.cos(angle) * reach],
      turn: [-0.055, angle, 0],
    } as const
    addBox(sculpture, [0.36, 0.62, 0.1], { color: palette.stone, bevel: 0.04 }, facing)
    addBox(sculpture, [0.22, 0.46, 0.14], { color: '#4a3b57', bevel: 0.03 }, facing)
  }
}

function addDoor(sculpture: Sculpture): void {
  addBox(sculpture, [0.94, 1.22, 0.26], { color: palette.stone }, { at: [0, 0.64, 0.9] })
  addBox(sculpture, [0.66, 1, 0.3], { color: palette.bark, bevel: 0.1 }, { at: [0, 0.52, 0.93] })
  for (const x of [-0.16, 0.16]) {
    addBox(sculpture, [0.05, 0.86, 0.04], { color: palette.barkDark, bevel: 0.01 }, { at: [x, 0.5, 1.08] })
  }
  addPole(
    sculpture,
    [0.05, 0.05, 0.08],
    { color: palette.sun, sides: 8 },
    { at: [0.23, 0.52, 1.1], turn: [Math.PI / 2, 0, 0] },
  )
}
