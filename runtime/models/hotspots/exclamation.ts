import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** An exclamation mark: look out. */
export function sculptExclamation(sculpture: Sculpture): void {
  addBadge(sculpture)
  addPole(sculpture, [0.085, 0.05, 0.32], { ...inkOfBadge, sides: 8 }, { at: [0, 0.1, 0.07] })
  addEgg(sculpture, 0.075, { ...inkOfBadge, segments: 10 }, { at: [0, -0.19, 0.07] })
}
