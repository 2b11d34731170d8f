import * as THREE from 'three'

/**
 * The shape, which steps aside when one looks out of the place where it stands: nearer to its origin than so many metres it is not drawn. When it
 * is taken out of the scene, the shape hears of that.
 */
export function steppingAside(shape: THREE.Object3D, nearest: number): THREE.LOD {
  const place = new THREE.LOD().addLevel(new THREE.Group(), 0).addLevel(shape, nearest)
  place.addEventListener('removed', () => place.clear())
  return place
}
