import { addEgg } from '../kit/add-egg.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** A question mark: here is something to find out. */
export function sculptQuestion(sculpture: Sculpture): void {
  addBadge(sculpture)
  const hook = { ...inkOfBadge, sides: 8, steps: 14, arc: Math.PI * 1.5 }
  addHoop(sculpture, 0.14, 0.055, hook, { at: [0, 0.13, 0.07], turn: [0, 0, -Math.PI / 2] })
  addPole(sculpture, [0.055, 0.055, 0.1], { ...inkOfBadge, sides: 8 }, { at: [0, -0.06, 0.07] })
  addEgg(sculpture, 0.07, { ...inkOfBadge, segments: 10 }, { at: [0, -0.22, 0.07] })
}
