import type { BufferGeometry, Group } from 'three'
import type { Primitive } from '../../model/components/geometry.ts'
import { bevelledBox } from './kit/bevelled-box.ts'
import { createSculpture } from './kit/sculpture.ts'
import { sharedMaterial } from './kit/shared-material.ts'
import type { Three } from './kit/three.ts'

/** Basic shapes of 1 m around their middle, faceted like everything else; a plane lies flat and looks up. */
const outlines: Readonly<Record<Primitive, (three: Three) => BufferGeometry>> = {
  box: (three) => bevelledBox(three, 1, 1, 1, 0.06),
  sphere: (three) => new three.IcosahedronGeometry(0.5, 3),
  cylinder: (three) => new three.CylinderGeometry(0.5, 0.5, 1, 14),
  cone: (three) => new three.ConeGeometry(0.5, 1, 12),
  plane: (three) => new three.PlaneGeometry(1, 1, 2, 2).rotateX(-Math.PI / 2),
  torus: (three) => new three.TorusGeometry(0.36, 0.14, 9, 18),
  pyramid: (three) => new three.ConeGeometry(Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4),
}

/** A basic shape in one colour (`#rrggbb`) as a group of one mesh; its middle is its origin. */
export function buildShape(three: Three, primitive: Primitive, color: string): Group {
  const sculpture = createSculpture(three, { seed: 5, isGrounded: false })
  sculpture.add(outlines[primitive](three), { color, vary: 0.015 })
  const mesh = new three.Mesh(sculpture.finish(), sharedMaterial(three))
  mesh.castShadow = true
  mesh.receiveShadow = true
  const group = new three.Group()
  group.name = primitive
  group.add(mesh)
  return group
}
