import { crumple } from './crumple.ts'
import type { Paint, Placement, Sculpture } from './sculpture.ts'

/** A stone: twelve crooked faces, flatter than wide. */
export function addCobble(sculpture: Sculpture, radius: number, paint: Paint, placement?: Placement): void {
  const geometry = new sculpture.three.DodecahedronGeometry(radius, 0)
  crumple(geometry, radius * 0.34, sculpture.between(0, 90))
  geometry.scale(1, 0.76, 1)
  sculpture.add(geometry, paint, placement)
}
