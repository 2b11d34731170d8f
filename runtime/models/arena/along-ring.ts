import type { Placement } from '../kit/sculpture.ts'
import { arenaPlan } from './arena-plan.ts'

/** A place at so many degrees along the ring from a piece's own middle, `reach` metres from the middle of the stage, looking inwards. */
export function alongRing(degrees: number, reach: number, y = 0): Placement {
  const angle = (degrees * Math.PI) / 180
  return {
    at: [Math.sin(angle) * reach, y, arenaPlan.radius - Math.cos(angle) * reach],
    turn: [0, -angle, 0],
  }
}

/** Metres of the ring that so many degrees are, a little more so that boxes side by side leave no gap. */
export const ringWidth = (degrees: number, reach: number): number =>
  2 * reach * Math.tan((degrees * Math.PI) / 360)
