import * as THREE from 'three'

/** Metres. */
const reach = 40
const step = 1

/** A quiet 1 m grid on the ground with the two axes in their colours. */
export function groundGrid(): THREE.Object3D {
  const grid = new THREE.GridHelper(reach * 2, (reach * 2) / step, '#FFFFFF', '#FFFFFF')
  for (const material of [grid.material].flat())
    Object.assign(material, { transparent: true, opacity: 0.22, depthWrite: false, toneMapped: false })
  grid.position.y = 0.08
  return grid
}
