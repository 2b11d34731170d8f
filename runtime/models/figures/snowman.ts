import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const snow = { color: '#e6ecf5', top: '#fbfaf7', vary: 0.008 }
const scarf = { color: palette.berry, main: true }

/** A snowman of 1.75 m; the tint colours scarf and hat band. */
export function sculptSnowman(sculpture: Sculpture): void {
  addGem(sculpture, 0.5, { ...snow, detail: 3 }, { at: [0, 0.42, 0], size: [1, 0.9, 1] })
  sculpture.joint('body', [0, 0.8, 0], () => {
    addGem(sculpture, 0.36, { ...snow, detail: 2 }, { at: [0, 1, 0] })
    for (const y of [0.84, 1]) {
      addEgg(sculpture, 0.045, { color: palette.ink, segments: 8 }, { at: [0, y, 0.345 - (1 - y) * 0.18] })
    }
    for (const [side, sign] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.3, 1.02, 0], () => {
        addBough(
          sculpture,
          [
            [sign * 0.28, 1.02, 0],
            [sign * 0.5, 1.1, 0.05],
            [sign * 0.68, 1.3, 0.06],
          ],
          0.03,
          { color: palette.bark, sides: 5, steps: 4 },
        )
        addSpike(
          sculpture,
          0.03,
          0.16,
          { color: palette.bark, sides: 4 },
          { at: [sign * 0.63, 1.17, 0.06], turn: [0, 0, -sign * 1.3] },
        )
      })
    }
    sculpture.joint('head', [0, 1.22, 0], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addHoop(sculpture, 0.22, 0.075, { ...scarf, sides: 7 }, { at: [0, 1.23, 0.01], turn: [Math.PI / 2, 0, 0] })
  addBox(
    sculpture,
    [0.14, 0.34, 0.07],
    { ...scarf, bevel: 0.03 },
    { at: [0.15, 1.05, 0.3], turn: [-0.15, 0.3, 0.1] },
  )
  addGem(sculpture, 0.28, { ...snow, detail: 3 }, { at: [0, 1.45, 0] })
  addEyes(sculpture, [0.115, 1.5, 0.245], 0.045)
  addBlush(sculpture, [0.18, 1.41, 0.205], 0.04)
  addSpike(
    sculpture,
    0.055,
    0.26,
    { color: palette.sunDark, sides: 6 },
    { at: [0, 1.44, 0.37], turn: [Math.PI / 2, 0, 0] },
  )
  addSmile(sculpture, [0, 1.355, 0.255], 0.11, 0.014)
  addPole(
    sculpture,
    [0.3, 0.3, 0.05],
    { color: palette.ink, sides: 12 },
    { at: [0, 1.66, 0], turn: [0, 0, -0.06] },
  )
  addPole(sculpture, [0.19, 0.2, 0.09], { ...scarf, sides: 12 }, { at: [0, 1.72, 0], turn: [0, 0, -0.06] })
  addPole(
    sculpture,
    [0.2, 0.19, 0.22],
    { color: palette.ink, sides: 12 },
    { at: [0.01, 1.86, 0], turn: [0, 0, -0.06] },
  )
}
