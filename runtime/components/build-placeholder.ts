import * as THREE from 'three'

const geometry = new THREE.BoxGeometry(1, 1, 1).translate(0, 0.5, 0)
const material = new THREE.MeshStandardMaterial({
  color: '#B7B1BF',
  roughness: 0.92,
  transparent: true,
  opacity: 0.6,
})
const edges = new THREE.EdgesGeometry(geometry)
const edgeMaterial = new THREE.LineBasicMaterial({ color: '#6C6580' })

/** A neutral box of 1 m that stands in for what cannot be drawn; it can be picked and moved like anything else. */
export function buildPlaceholder(): THREE.Object3D {
  const box = new THREE.Mesh(geometry, material)
  box.add(new THREE.LineSegments(edges, edgeMaterial))
  return box
}
