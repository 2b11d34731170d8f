import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface EggPaint extends Paint {
  readonly segments?: number
  /** Rows from pole to pole; in proportion to the segments unless told. */
  readonly rows?: number
}

/** A smooth ball of the given radius (m): skin, eyes, bellies. `size` of the placement makes it an egg. */
export function addEgg(sculpture: Sculpture, radius: number, paint: EggPaint, placement?: Placement): void {
  const segments = paint.segments ?? 18
  const geometry = new sculpture.three.SphereGeometry(
    radius,
    segments,
    paint.rows ?? Math.max(6, Math.round(segments * 0.7)),
  )
  sculpture.add(geometry, { ...paint, smooth: true }, placement)
}
