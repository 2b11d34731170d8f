import type { Paint, Placement, Sculpture, Triple } from './sculpture.ts'

interface BoughPaint extends Paint {
  readonly sides?: number
  readonly steps?: number
}

/** A round bar that follows the points: branches, rails, ropes. Radius in metres. */
export function addBough(
  sculpture: Sculpture,
  points: readonly Triple[],
  radius: number,
  paint: BoughPaint,
  placement?: Placement,
): void {
  const { three } = sculpture
  const curve = new three.CatmullRomCurve3(points.map((point) => new three.Vector3(...point)))
  const geometry = new three.TubeGeometry(curve, paint.steps ?? 8, radius, paint.sides ?? 6, false)
  sculpture.add(geometry, { vary: 0.012, ...paint }, placement)
}
