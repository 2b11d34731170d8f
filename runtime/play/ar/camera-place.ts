import * as THREE from 'three'

/** A picture that stands in the scene: the matrix of its thing, and its sides in the metres of that. */
export interface StandingPicture {
  readonly matrixWorld: THREE.Matrix4
  readonly width: number
  readonly height: number
}

const pose = { position: new THREE.Vector3(), turn: new THREE.Quaternion(), scale: new THREE.Vector3() }
const one = new THREE.Vector3(1, 1, 1)

/**
 * Where the camera of the scene must be to see the picture there as the device's camera sees it here. `place`: its middle, seen from that camera, in
 * widths of the picture.
 */
export function cameraPlace(
  place: THREE.Matrix4,
  { matrixWorld, width, height }: StandingPicture,
): THREE.Matrix4 {
  const middle = new THREE.Matrix4().makeTranslation(0, height / 2, 0).premultiply(matrixWorld)
  middle.decompose(pose.position, pose.turn, pose.scale)
  const metres = width * pose.scale.x
  middle.compose(pose.position, pose.turn, one)
  place.decompose(pose.position, pose.turn, pose.scale)
  const seen = new THREE.Matrix4().compose(pose.position.multiplyScalar(metres), pose.turn, one)
  return middle.multiply(seen.invert())
}
