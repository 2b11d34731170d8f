import { addGem } from '../kit/add-gem.ts'
import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const radius = 0.9
/** Where land lies on the globe (degrees east and north), and how large it is. */
const lands = [
  [20, 30, 0.5],
  [45, -5, 0.36],
  [-60, 40, 0.46],
  [-40, -15, 0.4],
  [110, 45, 0.55],
  [150, -25, 0.32],
  [-120, 50, 0.4],
  [-150, -30, 0.26],
] as const
const clouds = [
  [0, 55, 0.2],
  [70, 20, 0.18],
  [-15, 5, 0.22],
  [-90, 10, 0.2],
  [160, 15, 0.2],
  [-160, 60, 0.18],
] as const

function onGlobe(longitude: number, latitude: number, reach: number) {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  const flat = Math.cos(north) * reach
  return [Math.sin(east) * flat, Math.sin(north) * reach, Math.cos(east) * flat] as const
}

/** The earth as a globe of 1.9 m; the tint colours its seas. */
export function sculptEarth(sculpture: Sculpture): void {
  sculpture.within({ at: [0, 0.95, 0] }, () =>
    sculpture.joint('body', [0, 0, 0], () => {
      addGem(sculpture, radius, { color: palette.blue, top: palette.water, main: true, detail: 4 })
      for (const [longitude, latitude, size] of lands) {
        addLeafBall(
          sculpture,
          size,
          { color: palette.leaf, top: palette.leafLight, crumpled: 0.32, detail: 1 },
          { at: onGlobe(longitude, latitude, radius - size * 0.8) },
        )
      }
      for (const north of [-1, 1]) {
        addGem(
          sculpture,
          0.36,
          { color: palette.white, detail: 1 },
          { at: [0, north * 0.76, 0], size: [1, 0.5, 1] },
        )
      }
      for (const [longitude, latitude, size] of clouds) {
        addLeafBall(
          sculpture,
          size * 0.8,
          { color: palette.cloud, crumpled: 0.2, vary: 0.008 },
          { at: onGlobe(longitude, latitude, radius + 0.03), size: [1, 0.6, 1] },
        )
      }
    }),
  )
}
