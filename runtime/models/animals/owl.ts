import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addTwoLegs } from '../parts/add-two-legs.ts'

const feathers = { color: palette.bark, main: true }
const pale = { color: palette.plankLight }

/** An owl of 0.95 m with a breast of scalloped feathers; the tint colours its back. */
export function sculptOwl(sculpture: Sculpture): void {
  addTwoLegs(sculpture, {
    x: 0.13,
    z: 0.06,
    hip: 0.1,
    radius: 0.085,
    foot: 1.3,
    paint: { color: palette.sunDark },
  })
  sculpture.joint('body', [0, 0.08, 0], () => {
    addGem(sculpture, 0.35, { ...feathers, detail: 3 }, { at: [0, 0.4, 0], size: [0.95, 1, 0.88] })
    addEgg(sculpture, 0.27, { ...pale, segments: 14 }, { at: [0, 0.33, 0.11], size: [0.88, 0.95, 0.78] })
    for (const [x, y] of [
      [-0.1, 0.4],
      [0, 0.37],
      [0.1, 0.4],
      [-0.06, 0.28],
      [0.06, 0.28],
    ] as const) {
      addEgg(
        sculpture,
        0.05,
        { color: palette.plank, segments: 8 },
        { at: [x, y, 0.295 - Math.abs(x) * 0.3], size: [1, 0.75, 0.5] },
      )
    }
    for (const side of [-1, 1]) {
      sculpture.joint(side > 0 ? 'left-arm' : 'right-arm', [side * 0.28, 0.56, 0], () =>
        addGem(
          sculpture,
          0.2,
          { color: palette.barkDark, main: true, detail: 1 },
          { at: [side * 0.33, 0.38, -0.02], size: [0.36, 1.15, 0.8], turn: [0, 0, side * 0.2] },
        ),
      )
    }
    sculpture.joint('head', [0, 0.6, 0], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.31, { ...feathers, detail: 3 }, { at: [0, 0.72, 0.02], size: [1.1, 0.82, 0.92] })
  const facing = { turn: [Math.PI / 2, 0, 0] } as const
  for (const side of [-1, 1]) {
    addPole(
      sculpture,
      [0.135, 0.15, 0.08],
      { color: palette.cream, sides: 12 },
      { at: [side * 0.135, 0.72, 0.27], ...facing },
    )
    addSpike(
      sculpture,
      0.09,
      0.22,
      { ...feathers, sides: 4 },
      { at: [side * 0.24, 0.98, 0.04], turn: [0, Math.PI / 4, -side * 0.4] },
    )
  }
  addEyes(sculpture, [0.125, 0.72, 0.315], 0.072)
  addSpike(
    sculpture,
    0.06,
    0.13,
    { color: palette.sun, sides: 5 },
    { at: [0, 0.65, 0.34], turn: [Math.PI - 0.5, 0, 0] },
  )
}
