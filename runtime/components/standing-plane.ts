import * as THREE from 'three'

interface Standing {
  /** In any unit. */
  readonly width: number
  readonly height: number
  /** Metres of the longer side. */
  readonly size: number
}

/** A picture that stands on its origin and is seen from both sides, in its own colours whatever the light. */
export function standingPlane(map: THREE.Texture, { width, height, size }: Standing): THREE.Mesh {
  const metres = size / Math.max(1, width, height)
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 4
  const material = new THREE.MeshBasicMaterial({
    map,
    transparent: true,
    alphaTest: 0.05,
    side: THREE.DoubleSide,
    toneMapped: false,
  })
  material.addEventListener('dispose', () => map.dispose())
  const geometry = new THREE.PlaneGeometry(width * metres, height * metres)
  geometry.translate(0, (height * metres) / 2, 0)
  return new THREE.Mesh(geometry, material)
}

/** Frees a mesh that shares nothing. */
export function freeMesh({ geometry, material }: THREE.Mesh): void {
  geometry.dispose()
  for (const one of [material].flat()) one.dispose()
}
