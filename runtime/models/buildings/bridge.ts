import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

const planks = 13
const length = 4.4
const rise = 0.62

/** Height of the way over the ground at a place along it (-1 to 1). */
const arch = (part: number) => 0.08 + rise * Math.cos((part * Math.PI) / 2)

/** A wooden footbridge of 4.4 m along z, 1.5 m wide and a little arched; the tint colours its railing. */
export function sculptBridge(sculpture: Sculpture): void {
  for (let plank = 0; plank < planks; plank++) {
    const part = ((plank + 0.5) / planks) * 2 - 1
    const slope = Math.atan((rise * Math.PI * Math.sin((part * Math.PI) / 2)) / length)
    addBox(
      sculpture,
      [1.5, 0.12, 0.36],
      { color: plank % 2 ? palette.plank : palette.plankLight, bevel: 0.03, vary: 0.025 },
      { at: [0, arch(part), (part * length) / 2], turn: [slope, 0, 0] },
    )
  }
  for (const side of [-1, 1]) {
    const along = (height: number): Triple[] =>
      [-0.92, -0.46, 0, 0.46, 0.92].map((part) => [side * 0.7, arch(part) + height, (part * length) / 2])
    const rail = { color: palette.terracotta, main: true }
    addBough(sculpture, along(-0.12), 0.09, { color: palette.bark, steps: 10 })
    addBough(sculpture, along(0.66), 0.06, { ...rail, steps: 12 })
    addBough(sculpture, along(0.36), 0.04, { ...rail, steps: 10, sides: 5 })
    for (const [x, y, z] of along(0.36)) {
      addPole(sculpture, [0.07, 0.08, 0.86], { ...rail, sides: 6 }, { at: [x, y, z] })
      addEgg(sculpture, 0.095, { color: palette.sun, segments: 8 }, { at: [x, y + 0.46, z] })
    }
  }
  for (const end of [-1, 1]) {
    addBox(
      sculpture,
      [1.7, 0.24, 0.36],
      { color: palette.stone, bevel: 0.06 },
      { at: [0, 0.1, (end * length) / 2] },
    )
  }
}
