import * as THREE from 'three'

/**
 * The turn and the place that are nearest to a matrix that also stretches and skews, as those do that MindAR reads off a picture: the axes of the
 * picture's plane count alike, and what is twice as large is half as far away.
 */
export function asRigid(place: THREE.Matrix4): THREE.Matrix4 {
  const [x, y, z] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()]
  place.extractBasis(x, y, z)
  const size = (x.length() + y.length()) / 2
  x.normalize()
  y.normalize()
  const along = x.clone().add(y).normalize()
  const across = x.clone().sub(y).normalize()
  x.copy(along).add(across).normalize()
  y.copy(along).sub(across).normalize()
  z.crossVectors(x, y)
  const at = new THREE.Vector3().setFromMatrixPosition(place).divideScalar(size)
  return new THREE.Matrix4().makeBasis(x, y, z).setPosition(at)
}
