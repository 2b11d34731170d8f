import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A chick of 0.8 m: an egg with a beak. */
export function sculptChick(sculpture: Sculpture): void {
  for (const [name, side] of [
    ['right-leg', -1],
    ['left-leg', 1],
  ] as const) {
    sculpture.joint(name, [side * 0.1, 0.14, 0], () => addLeg(sculpture, side))
  }
  sculpture.joint('body', [0, 0.1, 0], () => {
    addEgg(
      sculpture,
      0.3,
      { color: palette.sun, segments: 22, main: true },
      { at: [0, 0.38, 0], size: [1, 1.12, 1] },
    )
    addEyes(sculpture, [0.115, 0.48, 0.252], 0.044)
    addSpike(
      sculpture,
      0.062,
      0.15,
      { color: palette.terracotta, sides: 6 },
      { at: [0, 0.4, 0.335], turn: [Math.PI / 2, 0, 0] },
    )
    for (const [name, side] of [
      ['right-arm', -1],
      ['left-arm', 1],
    ] as const) {
      addEgg(
        sculpture,
        0.04,
        { color: palette.coral, segments: 8 },
        { at: [side * 0.185, 0.395, 0.222], size: [1, 0.8, 0.5], turn: [0, side * 0.7, 0] },
      )
      sculpture.joint(name, [side * 0.26, 0.47, -0.02], () =>
        addEgg(
          sculpture,
          0.14,
          { color: palette.sunDark, segments: 12, main: true },
          { at: [side * 0.29, 0.36, -0.02], size: [0.4, 1, 0.9], turn: [0, 0, side * 0.3] },
        ),
      )
    }
    for (const [lean, length] of [
      [0.35, 0.13],
      [-0.1, 0.17],
      [-0.5, 0.12],
    ] as const) {
      addSpike(
        sculpture,
        0.04,
        length,
        { color: palette.sunDark, sides: 4, main: true },
        { at: [-lean * 0.1, 0.74, 0], turn: [0, 0, lean] },
      )
    }
  })
}

function addLeg(sculpture: Sculpture, side: number): void {
  addPole(
    sculpture,
    [0.025, 0.03, 0.12],
    { color: palette.terracotta, sides: 6 },
    { at: [side * 0.1, 0.06, 0] },
  )
  addEgg(
    sculpture,
    0.06,
    { color: palette.terracotta, segments: 8 },
    { at: [side * 0.1, 0.02, 0.04], size: [0.9, 0.4, 1.4] },
  )
}
