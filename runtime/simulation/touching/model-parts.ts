import type { ModelName } from '../../../model/components/model.ts'
import type { Box } from '../space/box.ts'
import type { Part } from '../space/part.ts'
import { alongArena, arenaRadius, arenaSeats } from './arena-parts.ts'
import { bridgeWay } from './bridge-way.ts'
import { ringOfBoxes } from './ring-of-boxes.ts'

/** The wall, the dome above it in two steps, and the airlock that one goes in by. */
const moonBase: readonly Box[] = [
  ...ringOfBoxes({ radius: 4.2, half: 0.36, from: 0, to: 2.3, count: 40, gap: 16 }),
  ...ringOfBoxes({ radius: 3.3, half: 0.4, from: 2.3, to: 3.6, count: 28, gap: 20 }),
  { min: [-2.7, 3.6, -2.7], max: [2.7, 4.4, 2.7] },
  { min: [-1.36, 0, 3.9], max: [-0.94, 2.5, 6] },
  { min: [0.94, 0, 3.9], max: [1.36, 2.5, 6] },
  { min: [-1.36, 2.45, 3], max: [1.36, 2.8, 6] },
]

/** Two pillars, and what is above the way between them. */
const gatehouse: readonly Box[] = [
  { min: [-2.3, 0, -0.85], max: [-1.2, 3.8, 0.85] },
  { min: [1.2, 0, -0.85], max: [2.3, 3.8, 0.85] },
  { min: [-1.2, 2.4, -0.85], max: [1.2, 3.8, 0.85] },
]

/** Seven steps that rise towards −z, and the platform behind them. */
const castleStairs: readonly Box[] = [
  ...Array.from(
    { length: 7 },
    (_, step): Box => ({ min: [-1.2, 0, 4.1 - step * 0.6], max: [1.2, (step + 1) * 0.3, 4.7 - step * 0.6] }),
  ),
  { min: [-1.6, 0, -2.7], max: [1.6, 2.1, 0.5] },
]

/** The walls, and a roof as wide whose two sides rise to the ridge along z. */
const house: readonly Part[] = [
  { min: [-1.1, 0, -1], max: [1.1, 1.5, 1] },
  { min: [-1.1, 1.5, -1], max: [0, 2.7, 1], top: { along: 'x', from: 1.55, to: 2.7 } },
  { min: [0, 1.5, -1], max: [1.1, 2.7, 1], top: { along: 'x', from: 2.7, to: 1.55 } },
]

/** The trunk, the deck as far as boxes can be round, and the hut on it; one goes under the deck. */
const treehouse: readonly Part[] = [
  { min: [-0.95, 0, -1.45], max: [0.95, 3.6, 0.45] },
  { min: [-2.4, 3.6, -1], max: [2.4, 3.8, 1.7] },
  { min: [-1.7, 3.6, -2.1], max: [1.7, 3.8, 2.8] },
  { min: [-1.2, 3.8, -1], max: [1.4, 5.45, 1.2] },
  { min: [-1.3, 5.45, -1], max: [0.1, 6.8, 1.2], top: { along: 'x', from: 5.5, to: 6.8 } },
  { min: [0.1, 5.45, -1], max: [1.5, 6.8, 1.2], top: { along: 'x', from: 6.8, to: 5.5 } },
]

/**
 * What is solid of models that have a way in, a hollow or a slope, metres at scale 1; every other model is as solid as its whole box
 * (`model-boxes.ts`). Many small boxes along what is round: who walks meets the upright box around each of them.
 */
export const modelParts: Readonly<Partial<Record<ModelName, readonly Part[]>>> = {
  bridge: bridgeWay,
  house,
  treehouse,
  'moon-base': moonBase,
  'launch-pad': [
    { min: [-3, 0, -1.25], max: [3, 0.6, 1.25] },
    { min: [-1.25, 0, -3], max: [1.25, 0.6, 3] },
    { min: [-2.25, 0, -2.25], max: [2.25, 0.6, 2.25] },
  ],
  'launch-tower': [
    { min: [-0.9, 0, -0.9], max: [0.9, 7.2, 0.9] },
    { min: [0.9, 4.5, -0.4], max: [2.45, 4.7, 0.4] },
  ],
  'arena-stand': arenaSeats(7, 9.6),
  'arena-terrace': arenaSeats(5, 6.5),
  'arena-wall': alongArena(arenaRadius, 0.65, 3.4),
  'arena-gate': alongArena(arenaRadius, 0.8, 5.6),
  gatehouse,
  'castle-stairs': castleStairs,
}
