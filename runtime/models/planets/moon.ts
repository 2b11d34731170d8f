import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const radius = 0.6
/** Degrees east and north, and the size of the crater. */
const craters = [
  [25, 22, 0.17],
  [-28, 6, 0.12],
  [5, -28, 0.14],
  [62, -8, 0.1],
  [-60, 40, 0.14],
  [100, 30, 0.16],
  [150, -20, 0.15],
  [-120, -10, 0.17],
  [-150, 40, 0.11],
  [50, 58, 0.09],
  [-50, -38, 0.1],
] as const

/** The moon with its craters, 1.2 m; the tint colours its dust. */
export function sculptMoon(sculpture: Sculpture): void {
  const dust = { color: '#bdb4c6', top: '#dcd6de', main: true }
  sculpture.within({ at: [0, 0.61, 0] }, () =>
    sculpture.joint('body', [0, 0, 0], () => {
      addGem(sculpture, radius, { ...dust, detail: 4, vary: 0.02 })
      for (const [longitude, latitude, size] of craters) {
        const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
        sculpture.within({ turn: [0, east, 0] }, () =>
          sculpture.within({ turn: [-north, 0, 0] }, () => {
            addHoop(
              sculpture,
              size,
              0.032,
              { color: '#d3ccd8', main: true, steps: 10 },
              { at: [0, 0, radius - size * 0.2] },
            )
            addPole(
              sculpture,
              [size * 0.95, size * 0.95, 0.04],
              { color: '#9f96ab', main: true, sides: 10 },
              { at: [0, 0, radius - size * 0.13 - 0.012], turn: [Math.PI / 2, 0, 0] },
            )
          }),
        )
      }
    }),
  )
}
