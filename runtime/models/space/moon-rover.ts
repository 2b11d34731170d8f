import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addWheel } from '../parts/add-wheel.ts'

const radius = 0.36
const facing = [Math.PI / 2, 0, 0] as const

/** A moon car of 2.4 m length with six wheels, a seat and an aerial; the tint colours its body. */
export function sculptMoonRover(sculpture: Sculpture): void {
  for (const [end, z] of [
    ['front', 0.86],
    ['middle', 0],
    ['back', -0.86],
  ] as const)
    for (const [side, sign] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addWheel(sculpture, `${end}-${side}`, [sign * 0.78, radius, z], radius, 0.3)
  sculpture.joint('body', [0, 0.5, 0], () => {
    addBox(sculpture, [1.2, 0.46, 2.3], { color: palette.sun, main: true, bevel: 0.12 }, { at: [0, 0.76, 0] })
    addBox(sculpture, [1.3, 0.12, 2.1], { color: palette.stoneDark, bevel: 0.03 }, { at: [0, 0.52, 0] })
    addBox(sculpture, [0.96, 0.5, 0.5], { color: palette.cream, bevel: 0.1 }, { at: [0, 1.2, -0.74] })
    addBox(sculpture, [0.84, 0.16, 0.6], { color: palette.berry, bevel: 0.06 }, { at: [0, 1.04, -0.2] })
    addBox(
      sculpture,
      [0.84, 0.5, 0.14],
      { color: palette.berry, bevel: 0.06 },
      { at: [0, 1.3, -0.46], turn: [-0.12, 0, 0] },
    )
    addBox(
      sculpture,
      [0.9, 0.3, 0.12],
      { color: palette.cream, bevel: 0.05 },
      { at: [0, 1.1, 0.5], turn: [-0.5, 0, 0] },
    )
    addPole(
      sculpture,
      [0.03, 0.03, 0.4],
      { color: palette.stoneDark, sides: 6 },
      { at: [0, 1.24, 0.36], turn: [-0.5, 0, 0] },
    )
    addAerial(sculpture)
    for (const side of [-1, 1])
      addPole(
        sculpture,
        [0.13, 0.13, 0.1],
        { color: palette.glow, glow: 1.15, sides: 10, vary: 0 },
        { at: [side * 0.36, 0.82, 1.15], turn: facing },
      )
  })
}

function addAerial(sculpture: Sculpture): void {
  addPole(sculpture, [0.035, 0.05, 1.1], { color: palette.stone, sides: 6 }, { at: [0.42, 1.9, -0.82] })
  addEgg(sculpture, 0.1, { color: palette.berry, glow: 1.1, segments: 10 }, { at: [0.42, 2.48, -0.82] })
  addPole(
    sculpture,
    [0.3, 0.1, 0.14],
    { color: palette.stoneLight, sides: 10 },
    { at: [-0.3, 1.62, -0.74], turn: [0.6, 0, 0.2] },
  )
  addPole(sculpture, [0.03, 0.03, 0.3], { color: palette.stone, sides: 5 }, { at: [-0.3, 1.5, -0.76] })
}
