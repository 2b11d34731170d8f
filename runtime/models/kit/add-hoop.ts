import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface HoopPaint extends Paint {
  readonly sides?: number
  readonly steps?: number
}

/** A ring around z: its radius and that of its bar, metres. */
export function addHoop(
  sculpture: Sculpture,
  radius: number,
  bar: number,
  paint: HoopPaint,
  placement?: Placement,
): void {
  const geometry = new sculpture.three.TorusGeometry(radius, bar, paint.sides ?? 6, paint.steps ?? 14)
  sculpture.add(geometry, { vary: 0.012, ...paint }, placement)
}
