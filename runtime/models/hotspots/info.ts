import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** An 'i': here is something to know. */
export function sculptInfo(sculpture: Sculpture): void {
  addBadge(sculpture)
  addEgg(sculpture, 0.075, { ...inkOfBadge, segments: 10 }, { at: [0, 0.2, 0.07] })
  addPole(sculpture, [0.065, 0.065, 0.3], { ...inkOfBadge, sides: 8 }, { at: [0, -0.09, 0.07] })
}
