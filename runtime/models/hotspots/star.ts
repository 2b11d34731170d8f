import { addCushion } from '../kit/add-cushion.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { starOutline } from '../parts/star-outline.ts'
import { addBadge, inkOfBadge } from './add-badge.ts'

/** A star: the best place of the world. */
export function sculptStar(sculpture: Sculpture): void {
  addBadge(sculpture)
  addCushion(sculpture, starOutline(0.3, 0.15), [0.12, 0.03], inkOfBadge, { at: [0, -0.01, 0.07] })
}
