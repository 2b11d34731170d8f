import type { Paint, Placement, Sculpture } from './sculpture.ts'

/** The outline (x, y in metres) pulled `depth` metres along z, around z = 0. */
export function addPrism(
  sculpture: Sculpture,
  outline: readonly (readonly [number, number])[],
  depth: number,
  paint: Paint,
  placement?: Placement,
): void {
  const { three } = sculpture
  const shape = new three.Shape(outline.map(([x, y]) => new three.Vector2(x, y)))
  const geometry = new three.ExtrudeGeometry(shape, { depth, bevelEnabled: false })
  geometry.translate(0, 0, -depth / 2)
  sculpture.add(geometry, { vary: 0.012, ...paint }, placement)
}
