import type { Paint, Placement, Sculpture } from './sculpture.ts'

interface TurnedPaint extends Paint {
  readonly sides?: number
}

/** A form turned on a lathe: the outline from foot to top as (distance from the axis, height) in metres. */
export function addTurned(
  sculpture: Sculpture,
  outline: readonly (readonly [number, number])[],
  paint: TurnedPaint,
  placement?: Placement,
): void {
  const { three } = sculpture
  const points = outline.map(([x, y]) => new three.Vector2(x, y))
  const geometry = new three.LatheGeometry(points, paint.sides ?? 12)
  sculpture.add(geometry, { vary: 0.014, ...paint }, placement)
}
