import * as THREE from 'three'

const side = new THREE.Vector3()

/** Metres of the world in a metre before the eyes: more than 1 where somebody has a small world on a table. */
export const eyeScale = (camera: THREE.Camera): number =>
  side.setFromMatrixColumn(camera.matrixWorld, 0).length()
