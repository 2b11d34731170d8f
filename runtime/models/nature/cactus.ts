import { addEgg } from '../kit/add-egg.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const flesh = { color: palette.leafDark, top: palette.leafLight, main: true, vary: 0.025 }
const lying = [0, 0, Math.PI / 2] as const

/** A cactus of 2.3 m in flower; the tint colours its flesh. */
export function sculptCactus(sculpture: Sculpture): void {
  addPole(sculpture, [0.32, 0.36, 1.9], { ...flesh, sides: 9, rings: 3 }, { at: [0, 0.95, 0] })
  addGem(sculpture, 0.32, { ...flesh, color: palette.leafLight, detail: 1 }, { at: [0, 1.9, 0] })
  for (const [side, y, reach, tall, radius] of [
    [1, 0.95, 0.68, 0.62, 0.2],
    [-1, 0.68, 0.6, 0.5, 0.17],
  ] as const) {
    addPole(
      sculpture,
      [radius, radius, reach],
      { ...flesh, color: palette.leaf, top: palette.leaf, sides: 8 },
      { at: [(side * reach) / 2, y, 0], turn: lying },
    )
    addGem(
      sculpture,
      radius * 1.05,
      { ...flesh, color: palette.leaf, top: palette.leaf, detail: 1 },
      { at: [side * reach, y, 0] },
    )
    addPole(
      sculpture,
      [radius * 0.92, radius, tall],
      { ...flesh, color: palette.leaf, sides: 8 },
      { at: [side * reach, y + tall / 2, 0] },
    )
    addGem(
      sculpture,
      radius * 0.95,
      { ...flesh, color: palette.leafLight, detail: 1 },
      { at: [side * reach, y + tall, 0] },
    )
  }
  for (const [x, y, size] of [
    [0, 2.2, 1],
    [0.68, 1.76, 0.75],
  ] as const) {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2
      addSpike(
        sculpture,
        0.08 * size,
        0.22 * size,
        { color: palette.berry, top: palette.coral, sides: 4 },
        {
          at: [x + Math.cos(angle) * 0.09 * size, y + 0.05, Math.sin(angle) * 0.09 * size],
          turn: [Math.sin(angle) * 0.8, 0, -Math.cos(angle) * 0.8],
        },
      )
    }
    addEgg(sculpture, 0.06 * size, { color: palette.sun, segments: 8 }, { at: [x, y + 0.06, 0] })
  }
  for (let thorn = 0; thorn < 14; thorn++) {
    const angle = thorn * 2.4
    const y = 0.3 + (thorn / 14) * 1.5
    addSpike(
      sculpture,
      0.028,
      0.12,
      { color: palette.cream, sides: 4 },
      { at: [Math.sin(angle) * 0.36, y, Math.cos(angle) * 0.36], turn: [Math.PI / 2, 0, -angle] },
    )
  }
}
