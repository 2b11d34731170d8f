import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface HoopPaint extends Paint {
  readonly sides?: number
  readonly steps?: number
  /** Radians of the part of the ring that there is, from +x towards +y; all of it where nothing is said. */
  readonly arc?: number
}

/** A ring around z: its radius and that of its bar, metres. */
export function addHoop(
  sculpture: Sculpture,
  radius: number,
  bar: number,
  paint: HoopPaint,
  placement?: Placement,
): void {
  const geometry = new sculpture.three.TorusGeometry(
    radius,
    bar,
    paint.sides ?? 6,
    paint.steps ?? 14,
    paint.arc,
  )
  sculpture.add(geometry, { vary: 0.012, ...paint }, placement)
}
