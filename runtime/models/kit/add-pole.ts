import { crumple } from './crumple.ts'
import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface PolePaint extends Paint {
  readonly sides?: number
  readonly rings?: number
  /** Without its two ends, where they are in the ground or in other parts. */
  readonly open?: boolean
  /** Metres by which the corners are moved at random. */
  readonly crumpled?: number
}

/** An upright prism or stump; radii at the top and at the foot, and the height, in metres; the middle is its origin. */
export function addPole(
  sculpture: Sculpture,
  [top, foot, height]: readonly [number, number, number],
  paint: PolePaint,
  placement?: Placement,
): void {
  const geometry = new sculpture.three.CylinderGeometry(
    top,
    foot,
    height,
    paint.sides ?? 8,
    paint.rings ?? 1,
    paint.open ?? false,
  )
  if (paint.crumpled) crumple(geometry, paint.crumpled, sculpture.between(0, 90))
  sculpture.add(geometry, { vary: 0.02, ...paint }, placement)
}
