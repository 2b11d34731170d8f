import type { Group } from 'three'
import type { Primitive } from '../../model/components/geometry.ts'
import { keepGeometry } from './kit/keep-geometry.ts'
import { createSculpture } from './kit/sculpture.ts'
import { solidGroup } from './kit/solid-group.ts'
import type { Three } from './kit/three.ts'
import { shapeOutlines } from './shape-outlines.ts'

/**
 * A basic shape of 1 m around its middle, faceted like everything else, in one colour (`#rrggbb`); a plane lies flat.
 * Geometry and material are shared, as with models.
 */
export function buildShape(three: Three, primitive: Primitive, color: string): Group {
  const geometry = keepGeometry(three, `${primitive} ${color}`, () => {
    const sculpture = createSculpture(three, { seed: 5, isGrounded: false })
    sculpture.add(shapeOutlines[primitive](three), { color, vary: 0.012 })
    return sculpture.finish()
  })
  return solidGroup(three, primitive, geometry)
}
