import { crumple } from './crumple.ts'
import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface LeafBallPaint extends Paint {
  readonly detail?: number
  /** How far corners stray, as a part of the radius. */
  readonly crumpled?: number
}

/** A lump of foliage (or of cloud): an uneven, slightly flat ball. */
export function addLeafBall(
  sculpture: Sculpture,
  radius: number,
  paint: LeafBallPaint,
  placement?: Placement,
): void {
  const geometry = new sculpture.three.IcosahedronGeometry(radius, paint.detail ?? 1)
  crumple(geometry, radius * (paint.crumpled ?? 0.28), sculpture.between(0, 90))
  geometry.scale(1, 0.87, 1)
  sculpture.add(geometry, { vary: 0.035, ...paint }, placement)
}
