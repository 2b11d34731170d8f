import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { heartOutline } from '../parts/heart-outline.ts'
import { addMerlons } from './add-merlons.ts'
import { darkness, masonry, paleStone, shadowStone } from './stone.ts'

const height = 3.8
const depth = 1.7
/** Half of the way through, and half of all of it. */
const passage = 1.2
const half = 2.3
const arch = 2.1

/** The gate of a castle, 4.6 m wide, with a way of 2.4 m through it and open doors; the tint colours its banners. */
export function sculptGatehouse(sculpture: Sculpture): void {
  const pillar = half - passage
  for (const side of [-1, 1]) {
    const x = side * (passage + pillar / 2)
    addBox(sculpture, [pillar, height, depth], { ...masonry, bevel: 0.05 }, { at: [x, height / 2, 0] })
    addBox(
      sculpture,
      [pillar + 0.14, 0.3, depth + 0.16],
      { ...shadowStone, bevel: 0.05 },
      { at: [x, 0.14, 0] },
    )
    addBox(sculpture, [0.26, 0.66, 0.1], { ...darkness, bevel: 0.04 }, { at: [x, 1.5, depth / 2 + 0.01] })
    addBanner(sculpture, x)
    addBox(
      sculpture,
      [0.12, 2.2, 1.1],
      { color: palette.bark, bevel: 0.03 },
      { at: [side * (passage - 0.08), 1.12, -0.7], turn: [0, side * 0.25, 0] },
    )
    for (const y of [0.6, 1.6])
      addBox(
        sculpture,
        [0.16, 0.12, 1],
        { color: palette.stoneDark, bevel: 0.03 },
        { at: [side * (passage - 0.1), y, -0.7], turn: [0, side * 0.25, 0] },
      )
  }
  addPrism(sculpture, archOutline(), depth - 0.1, masonry)
  addBox(
    sculpture,
    [half * 2 + 0.2, 0.18, depth + 0.2],
    { ...shadowStone, bevel: 0.04 },
    { at: [0, height - 0.06, 0] },
  )
  for (const z of [-1, 1])
    addMerlons(sculpture, { count: 6, length: half * 2 + 0.1, y: height, z: z * (depth / 2 - 0.06) })
  for (let bar = -2; bar <= 2; bar++)
    addBox(
      sculpture,
      [0.09, 0.75, 0.09],
      { color: palette.stoneDark, bevel: 0.02 },
      { at: [bar * 0.42, 2.45, 0.3] },
    )
  addBox(sculpture, [2.1, 0.09, 0.1], { color: palette.stoneDark, bevel: 0.02 }, { at: [0, 2.4, 0.3] })
  addPole(
    sculpture,
    [0.34, 0.34, 0.16],
    { ...paleStone, sides: 8 },
    { at: [0, 3.35, depth / 2], turn: [Math.PI / 2, 0, 0] },
  )
  addPrism(
    sculpture,
    heartOutline,
    0.1,
    { color: palette.berry, main: true },
    { at: [0, 3.33, depth / 2 + 0.1], size: [0.42, 0.42, 1] },
  )
}

/** What is above the way through, with the round of the arch cut out. */
function archOutline(): readonly (readonly [number, number])[] {
  const round = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI - (index / 6) * Math.PI
    return [Math.cos(angle) * passage, arch - 0.3 + Math.sin(angle) * 0.85] as const
  })
  return [...round, [passage, height], [-passage, height]]
}

function addBanner(sculpture: Sculpture, x: number): void {
  const cloth = [
    [-0.3, 0],
    [0.3, 0],
    [0.3, -0.9],
    [0, -1.2],
    [-0.3, -0.9],
  ] as const
  const z = depth / 2 + 0.05
  addPrism(sculpture, cloth, 0.06, { color: palette.berry, main: true }, { at: [x, 3.3, z] })
  addBox(sculpture, [0.76, 0.08, 0.1], { color: palette.plank, bevel: 0.02 }, { at: [x, 3.3, z] })
}
