import type { Paint, Placement, Sculpture, Triple } from './sculpture.ts'

/** Thin triangles that are seen from both sides, three points each: wings, cloth. */
export function addSheet(
  sculpture: Sculpture,
  triangles: readonly (readonly [Triple, Triple, Triple])[],
  paint: Paint,
  placement?: Placement,
): void {
  const { three } = sculpture
  const positions = triangles.flatMap(([a, b, c]) => [...a, ...b, ...c, ...a, ...c, ...b])
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  sculpture.add(geometry, { vary: 0.02, ...paint }, placement)
}
