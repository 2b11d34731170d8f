import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addWindow } from '../parts/add-window.ts'

/** Where the sails turn. */
const hub = [0, 3.05, 1.08] as const

/** A windmill, 4.2 m to its cap; the tint colours cap and balcony. */
export function sculptWindmill(sculpture: Sculpture): void {
  const cap = { color: palette.terracotta, main: true }
  addPole(
    sculpture,
    [1.12, 1.2, 0.5],
    { color: palette.stone, sides: 8, crumpled: 0.05 },
    { at: [0, 0.25, 0] },
  )
  addPole(
    sculpture,
    [0.72, 1.06, 2.5],
    { color: '#f6ddb5', top: palette.cream, sides: 8, rings: 3 },
    { at: [0, 1.65, 0], turn: [0, Math.PI / 8, 0] },
  )
  addPole(
    sculpture,
    [0.86, 0.86, 0.16],
    { color: palette.plank, sides: 8 },
    { at: [0, 2.86, 0], turn: [0, Math.PI / 8, 0] },
  )
  addSpike(sculpture, 0.98, 1.2, { ...cap, sides: 8 }, { at: [0, 3.52, 0], turn: [0, Math.PI / 8, 0] })
  addEgg(sculpture, 0.09, { color: palette.sun, segments: 8 }, { at: [0, 4.14, 0] })
  addBox(
    sculpture,
    [0.66, 1.06, 0.14],
    { color: palette.plankLight },
    { at: [0, 0.53, 1.06], turn: [-0.06, 0, 0] },
  )
  addBox(
    sculpture,
    [0.52, 0.92, 0.2],
    { color: palette.blueDark },
    { at: [0, 0.5, 1.07], turn: [-0.06, 0, 0] },
  )
  addEgg(sculpture, 0.05, { color: palette.sun, segments: 8 }, { at: [0.16, 0.5, 1.18] })
  addWindow(sculpture, { at: [0, 1.85, 0.84], turn: [-0.13, 0, 0], size: 0.9 })
  addWindow(sculpture, { at: [0.84, 1.6, 0], turn: [0, Math.PI / 2, 0], size: 0.85 })
  addWindow(sculpture, { at: [-0.84, 1.6, 0], turn: [0, -Math.PI / 2, 0], size: 0.85 })
  addPole(
    sculpture,
    [0.1, 0.1, 0.7],
    { color: palette.bark, sides: 8 },
    { at: [0, hub[1], 0.78], turn: [Math.PI / 2, 0, 0] },
  )
  sculpture.joint('sails', hub, () => {
    addEgg(sculpture, 0.17, { color: palette.plank, segments: 10 }, { at: hub })
    for (let sail = 0; sail < 4; sail++) {
      sculpture.within({ at: hub, turn: [0, 0, sail * (Math.PI / 2) + 0.5] }, () => {
        addBox(sculpture, [0.1, 1.75, 0.08], { color: palette.plank, bevel: 0.02 }, { at: [0, 0.9, 0] })
        addBox(sculpture, [0.48, 1.2, 0.05], { color: palette.cream, bevel: 0.02 }, { at: [0.25, 1.12, 0] })
        for (const y of [0.72, 1.12, 1.52]) {
          addBox(
            sculpture,
            [0.5, 0.05, 0.07],
            { color: palette.plankLight, bevel: 0.015 },
            { at: [0.25, y, 0] },
          )
        }
      })
    }
  })
}
