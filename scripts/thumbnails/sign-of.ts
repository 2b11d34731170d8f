import type { Group } from 'three'
import type { lightTypes } from '../../model/components/light.ts'
import { addCushion } from '../../runtime/models/kit/add-cushion.ts'
import { addEgg } from '../../runtime/models/kit/add-egg.ts'
import { addGem } from '../../runtime/models/kit/add-gem.ts'
import { addHoop } from '../../runtime/models/kit/add-hoop.ts'
import { addPole } from '../../runtime/models/kit/add-pole.ts'
import { addSpike } from '../../runtime/models/kit/add-spike.ts'
import { addTurned } from '../../runtime/models/kit/add-turned.ts'
import { palette } from '../../runtime/models/kit/palette.ts'
import { createSculpture, type Sculpture } from '../../runtime/models/kit/sculpture.ts'
import { solidGroup } from '../../runtime/models/kit/solid-group.ts'
import type { Three } from '../../runtime/models/kit/three.ts'

type Sign = (typeof lightTypes)[number] | 'text'

const shine = (color: string) => ({ color, glow: 1.15, vary: 0.015 })

const signs: Readonly<Record<Sign, (sculpture: Sculpture) => void>> = {
  sun(sculpture) {
    addGem(sculpture, 0.5, { ...shine(palette.sun), detail: 2 })
    for (let ray = 0; ray < 10; ray++) {
      const angle = (ray / 10) * Math.PI * 2
      addSpike(
        sculpture,
        0.1,
        0.26,
        { ...shine(palette.sunDark), sides: 4 },
        { at: [Math.sin(angle) * 0.74, Math.cos(angle) * 0.74, 0], turn: [0, 0, -angle] },
      )
    }
  },
  hemisphere(sculpture) {
    const dome = new sculpture.three.SphereGeometry(0.7, 16, 6, 0, Math.PI * 2, 0, Math.PI / 2)
    sculpture.add(dome, { color: '#cfe4ee', top: '#8cc4e0', glow: 1.05 })
    addPole(sculpture, [0.78, 0.7, 0.12], { color: '#d8b88c', sides: 16 }, { at: [0, -0.06, 0] })
    for (const [x, y, z, size] of [
      [0.3, 0.5, 0.55, 0.16],
      [0.46, 0.44, 0.5, 0.12],
      [-0.36, 0.36, 0.62, 0.13],
    ] as const)
      addGem(
        sculpture,
        size,
        { ...shine(palette.cloud), detail: 1 },
        { at: [x, y, z], size: [1.3, 0.7, 0.7] },
      )
  },
  point(sculpture) {
    addEgg(sculpture, 0.42, { ...shine('#ffd98a'), segments: 16 }, { at: [0, 0.55, 0], size: [1, 1.12, 1] })
    addPole(sculpture, [0.2, 0.17, 0.12], { color: palette.stoneLight, sides: 10 }, { at: [0, 0.06, 0] })
    for (const y of [-0.05, -0.15])
      addHoop(sculpture, 0.14, 0.05, { color: palette.stone }, { at: [0, y, 0], turn: [Math.PI / 2, 0, 0] })
    addSpike(
      sculpture,
      0.09,
      0.12,
      { color: palette.stoneDark, sides: 8 },
      { at: [0, -0.26, 0], turn: [Math.PI, 0, 0] },
    )
  },
  ambient(sculpture) {
    addGem(sculpture, 0.34, { ...shine(palette.glow), detail: 2 })
    for (const [turn, color] of [
      [[Math.PI / 2 - 0.5, 0.3, 0], palette.sun],
      [[0.5, 0.7, 0], palette.sand],
    ] as const)
      addHoop(sculpture, 0.62, 0.05, { ...shine(color), steps: 24 }, { turn })
  },
  spot(sculpture) {
    const lamp = { color: palette.blueDark, sides: 12 }
    sculpture.within({ at: [0, 0.55, 0], turn: [0, 0, 0.55] }, () => {
      addTurned(
        sculpture,
        [
          [0.12, 0.5],
          [0.24, 0.44],
          [0.28, 0.1],
          [0.38, -0.1],
          [0.3, -0.1],
        ],
        lamp,
      )
      addPole(sculpture, [0.3, 0.32, 0.06], { ...shine(palette.glow), sides: 12 }, { at: [0, -0.1, 0] })
      addTurned(
        sculpture,
        [
          [0.3, -0.16],
          [0.62, -1.1],
        ],
        { color: '#fff0c4', top: palette.glow, glow: 1.1, sides: 14 },
      )
    })
  },
  text(sculpture) {
    const letter = [
      [-0.5, 0],
      [-0.28, 0],
      [-0.2, 0.24],
      [0.2, 0.24],
      [0.28, 0],
      [0.5, 0],
      [0.15, 1],
      [-0.15, 1],
    ] as const
    addCushion(sculpture, letter, [0.3, 0.04], { color: palette.berry })
    addCushion(
      sculpture,
      [
        [-0.13, 0.41],
        [0.13, 0.41],
        [0, 0.78],
      ],
      [0.34, 0.02],
      { color: palette.cream },
    )
  },
}

/** What stands for a light, or for words, in the picker: neither has a body of its own. */
export function signOf(three: Three, sign: Sign): Group {
  const sculpture = createSculpture(three, { seed: 3, isGrounded: false })
  signs[sign](sculpture)
  return solidGroup(three, sign, sculpture.finish())
}
