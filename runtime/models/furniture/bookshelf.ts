import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const spines = [
  palette.berry,
  palette.sun,
  palette.blue,
  palette.leaf,
  palette.coral,
  palette.cream,
  palette.water,
]
const shelves = [0.08, 0.68, 1.28] as const
const inside = 1.1

/** A shelf of 1.95 m full of books; the tint colours its wood. */
export function sculptBookshelf(sculpture: Sculpture): void {
  const wood = { color: palette.plank, bevel: 0.03, main: true }
  for (const x of [-0.62, 0.62]) addBox(sculpture, [0.1, 1.9, 0.46], wood, { at: [x, 0.95, 0] })
  addBox(sculpture, [1.2, 1.8, 0.06], { ...wood, color: palette.bark }, { at: [0, 0.95, -0.19] })
  addBox(sculpture, [1.44, 0.12, 0.52], { ...wood, color: palette.plankLight }, { at: [0, 1.91, 0] })
  for (const y of shelves)
    addBox(sculpture, [1.2, 0.1, 0.44], { ...wood, color: palette.plankLight }, { at: [0, y, 0.01] })
  let book = 0
  for (const y of shelves) {
    const end = y === shelves[1] ? 0.16 : inside / 2
    for (let x = -inside / 2; x < end; ) {
      const thick = sculpture.between(0.08, 0.14)
      if (x + thick > end) break
      const tall = sculpture.between(0.32, 0.43)
      addBox(
        sculpture,
        [thick - 0.012, tall, 0.3],
        { color: spines[book++ % spines.length] ?? palette.berry, bevel: 0.018 },
        { at: [x + thick / 2, y + 0.05 + tall / 2, sculpture.between(-0.02, 0.03)] },
      )
      x += thick
    }
  }
  addPole(sculpture, [0.12, 0.09, 0.16], { color: palette.terracotta, sides: 9 }, { at: [0.36, 0.82, 0.04] })
  addGem(sculpture, 0.15, { color: palette.leaf, top: palette.leafPale, detail: 1 }, { at: [0.36, 1, 0.04] })
}
