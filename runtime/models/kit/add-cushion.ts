import type { Paint, Placement, Sculpture } from './sculpture.ts'

/** The outline (x, y in metres) pulled `depth` along z, around z = 0, with slanting edges of `bevel` metres in front and behind. */
export function addCushion(
  sculpture: Sculpture,
  outline: readonly (readonly [number, number])[],
  [depth, bevel]: readonly [number, number],
  paint: Paint,
  placement?: Placement,
): void {
  const { three } = sculpture
  const shape = new three.Shape(outline.map(([x, y]) => new three.Vector2(x, y)))
  const geometry = new three.ExtrudeGeometry(shape, {
    depth: depth - bevel * 2,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: 1,
  })
  geometry.translate(0, 0, -depth / 2 + bevel)
  sculpture.add(geometry, { vary: 0.02, ...paint }, placement)
}
