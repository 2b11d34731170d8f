import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface GemPaint extends Paint {
  readonly detail?: number
}

/** A ball of flat facets: bodies of animals, and the ball itself. */
export function addGem(sculpture: Sculpture, radius: number, paint: GemPaint, placement?: Placement): void {
  const geometry = new sculpture.three.IcosahedronGeometry(radius, paint.detail ?? 2)
  sculpture.add(geometry, { vary: 0.014, ...paint }, placement)
}
