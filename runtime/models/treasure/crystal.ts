import { addCobble } from '../kit/add-cobble.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const shards = [
  [0, 0, 0.24, 1.35, 0, 0],
  [0.3, 0.1, 0.17, 0.9, 0.12, -0.42],
  [-0.3, 0.06, 0.18, 1, 0.08, 0.38],
  [0.08, 0.3, 0.15, 0.7, 0.5, -0.1],
  [-0.1, -0.28, 0.17, 0.85, -0.42, 0.1],
] as const

/** A cluster of crystals, 1.35 m high, that shine a little; the tint colours them. */
export function sculptCrystal(sculpture: Sculpture): void {
  for (const [index, [x, z, radius, tall, pitch, roll]] of shards.entries()) {
    addTurned(
      sculpture,
      [
        [radius * 0.7, 0],
        [radius, tall * 0.2],
        [radius * 0.86, tall * 0.72],
        [0, tall],
      ],
      {
        color: index % 2 ? '#9a7bd6' : '#8a62cc',
        top: '#d9c4f5',
        main: true,
        glow: 1,
        sides: 6,
        vary: 0.07,
      },
      { at: [x, 0, z], turn: [pitch, index, roll] },
    )
  }
  for (const [x, z, radius] of [
    [0.42, 0.3, 0.15],
    [-0.4, 0.32, 0.17],
    [-0.46, -0.2, 0.13],
    [0.4, -0.24, 0.16],
    [0, 0.46, 0.12],
  ] as const) {
    addCobble(
      sculpture,
      radius,
      { color: palette.stone, top: palette.stoneLight },
      { at: [x, radius * 0.45, z] },
    )
  }
}
