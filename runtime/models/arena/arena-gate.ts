import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addLamp } from '../parts/add-lamp.ts'
import { ringWidth } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

const stone = { color: '#e6c795', bevel: 0.1 }
const way = { width: 3.4, height: 3.8 } as const

/** The gate of the arena, a twelfth of its ring, with bars that are down; the tint colours its two cloths. */
export function sculptArenaGate(sculpture: Sculpture): void {
  const width = ringWidth(360 / arenaPlan.pieces, arenaPlan.radius)
  const pillar = (width - way.width) / 2
  for (const side of [-1, 1]) {
    const x = side * (way.width / 2 + pillar / 2)
    addBox(sculpture, [pillar, 5.4, 1.7], stone, { at: [x, 2.7, 0] })
    addBox(sculpture, [pillar + 0.2, 0.4, 2], { color: '#fff0d2', bevel: 0.08 }, { at: [x, 5.5, 0] })
    addBox(sculpture, [pillar + 0.1, 0.5, 1.9], { color: '#ddb886', bevel: 0.08 }, { at: [x, 0.25, 0] })
    addBox(
      sculpture,
      [0.9, 2.4, 0.08],
      { color: palette.berry, main: true, bevel: 0.02 },
      { at: [x, 3.6, 0.9] },
    )
    addLamp(sculpture, { at: [x, 5.7, 0], size: 1.6 })
  }
  addBox(
    sculpture,
    [way.width + 0.6, 1.1, 1.5],
    { ...stone, color: '#efd6a8' },
    { at: [0, way.height + 0.6, 0] },
  )
  addBox(
    sculpture,
    [way.width + 0.2, 0.36, 1.8],
    { color: '#fff0d2', bevel: 0.08 },
    { at: [0, way.height + 1.25, 0] },
  )
  addBars(sculpture)
}

function addBars(sculpture: Sculpture): void {
  const bar = { color: palette.barkDark, bevel: 0.03 }
  for (let index = 0; index < 7; index++)
    addBox(sculpture, [0.16, way.height, 0.16], bar, {
      at: [(index - 3) * 0.5, way.height / 2, 0.2],
    })
  for (const y of [0.7, 1.7, 2.7, 3.6]) addBox(sculpture, [way.width, 0.14, 0.1], bar, { at: [0, y, 0.2] })
}
