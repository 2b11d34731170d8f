import type { BufferGeometry, Group } from 'three'
import type { Primitive } from '../../model/components/geometry.ts'
import { bevelledBox } from './kit/bevelled-box.ts'
import { keepGeometry } from './kit/keep-geometry.ts'
import { createSculpture } from './kit/sculpture.ts'
import { solidGroup } from './kit/solid-group.ts'
import type { Three } from './kit/three.ts'

const outlines: Readonly<Record<Primitive, (three: Three) => BufferGeometry>> = {
  box: (three) => bevelledBox(three, 1, 1, 1, 0.05),
  sphere: (three) => new three.IcosahedronGeometry(0.5, 3),
  cylinder: (three) => new three.CylinderGeometry(0.5, 0.5, 1, 14),
  cone: (three) => new three.ConeGeometry(0.5, 1, 12),
  plane: (three) => new three.BoxGeometry(1, 0.02, 1),
  torus: (three) => new three.TorusGeometry(0.36, 0.14, 9, 18),
  pyramid: (three) => new three.ConeGeometry(Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4),
}

/**
 * A basic shape of 1 m around its middle, faceted like everything else, in one colour (`#rrggbb`); a plane lies flat.
 * Geometry and material are shared, as with models.
 */
export function buildShape(three: Three, primitive: Primitive, color: string): Group {
  const geometry = keepGeometry(three, `${primitive} ${color}`, () => {
    const sculpture = createSculpture(three, { seed: 5, isGrounded: false })
    sculpture.add(outlines[primitive](three), { color, vary: 0.012 })
    return sculpture.finish()
  })
  return solidGroup(three, primitive, geometry)
}
