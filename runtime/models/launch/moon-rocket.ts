import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { addSpike } from '../kit/add-spike.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const red = { color: palette.berry, main: true }
const facing = [Math.PI / 2, 0, 0] as const
const fins = 4

/** A rocket of 7 m on four fins that carries a crew to the moon; the tint colours nose, band and fins. */
export function sculptMoonRocket(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.8, 0], () => {
    addTurned(
      sculpture,
      [
        [0.6, 0.9],
        [0.74, 1.08],
        [1.02, 2],
        [1.1, 3.2],
        [1.03, 4.3],
        [0.76, 5.35],
      ],
      { color: palette.cream, sides: 16 },
    )
    addTurned(
      sculpture,
      [
        [0.8, 5.3],
        [0.58, 6],
        [0.3, 6.6],
        [0, 6.95],
      ],
      { ...red, sides: 16 },
    )
    addPole(sculpture, [1.1, 1.12, 0.34], { ...red, sides: 16 }, { at: [0, 3, 0] })
    addPole(sculpture, [0.8, 0.82, 0.16], { color: palette.sun, sides: 16 }, { at: [0, 5.3, 0] })
    addPole(sculpture, [0.6, 0.84, 0.46], { color: palette.stoneDark, sides: 14 }, { at: [0, 0.74, 0] })
    addWindows(sculpture)
    addFins(sculpture)
    sculpture.joint('flame', [0, 0.6, 0], () => addFlame(sculpture))
  })
}

/** A large round window with a small one below, above the band. */
function addWindows(sculpture: Sculpture): void {
  for (const [y, z, radius] of [
    [4.3, 1, 0.42],
    [2.3, 1.05, 0.22],
  ] as const) {
    const lean = y > 3 ? -0.17 : 0.1
    addHoop(
      sculpture,
      radius,
      0.1,
      { color: palette.sun, steps: 18, sides: 7 },
      { at: [0, y, z + 0.04], turn: [lean, 0, 0] },
    )
    addPole(
      sculpture,
      [radius, radius, 0.1],
      { color: palette.waterLight, glow: 1.02, sides: 16, vary: 0.01 },
      { at: [0, y, z + 0.02], turn: [facing[0] + lean, 0, 0] },
    )
  }
}

function addFins(sculpture: Sculpture): void {
  for (let fin = 0; fin < fins; fin++)
    sculpture.within({ turn: [0, ((fin + 0.5) / fins) * Math.PI * 2, 0] }, () =>
      addPrism(
        sculpture,
        [
          [0.72, 2.7],
          [0.62, 1.05],
          [1.2, 0],
          [1.75, 0],
          [1.72, 1.15],
        ],
        0.2,
        red,
      ),
    )
}

function addFlame(sculpture: Sculpture): void {
  const down = [Math.PI, 0, 0] as const
  addSpike(
    sculpture,
    0.5,
    0.56,
    { color: palette.sunDark, top: palette.sun, glow: 1.15, sides: 9 },
    { at: [0, 0.32, 0], turn: down },
  )
  addSpike(
    sculpture,
    0.3,
    0.44,
    { color: palette.cream, glow: 1.25, sides: 8 },
    { at: [0, 0.4, 0], turn: down },
  )
}
