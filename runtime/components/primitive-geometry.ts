import * as THREE from 'three'
import type { Primitive } from '../../model/components/geometry.ts'

const builders: Record<Primitive, () => THREE.BufferGeometry> = {
  box: () => new THREE.BoxGeometry(1, 1, 1),
  sphere: () => new THREE.IcosahedronGeometry(0.5, 2),
  cylinder: () => new THREE.CylinderGeometry(0.5, 0.5, 1, 16),
  cone: () => new THREE.ConeGeometry(0.5, 1, 16),
  plane: () => new THREE.BoxGeometry(1, 0.02, 1),
  torus: () => new THREE.TorusGeometry(0.38, 0.12, 8, 18),
  pyramid: () => new THREE.ConeGeometry(Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4),
}
const cache = new Map<Primitive, THREE.BufferGeometry>()

/** The shape of about 1 m around its own middle, made once and shared by all entities. */
export function primitiveGeometry(primitive: Primitive): THREE.BufferGeometry {
  const known = cache.get(primitive)
  if (known) return known
  const geometry = builders[primitive]()
  cache.set(primitive, geometry)
  return geometry
}
