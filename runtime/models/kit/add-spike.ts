import { crumple } from './crumple.ts'
import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface SpikePaint extends Paint {
  readonly sides?: number
  readonly rings?: number
  /** Without its foot, where that is in the ground or in other parts. */
  readonly open?: boolean
  readonly crumpled?: number
}

/** A cone of flat sides; radius and height in metres; the middle of its height is its origin. */
export function addSpike(
  sculpture: Sculpture,
  radius: number,
  height: number,
  paint: SpikePaint,
  placement?: Placement,
): void {
  const geometry = new sculpture.three.ConeGeometry(
    radius,
    height,
    paint.sides ?? 5,
    paint.rings ?? 1,
    paint.open ?? false,
  )
  if (paint.crumpled) crumple(geometry, paint.crumpled, sculpture.between(0, 90))
  sculpture.add(geometry, paint, placement)
}
