import * as THREE from 'three'

/** A picture as a sheet of so many metres round its middle, seen from both sides; its texture goes with its material. */
export function picturePlane(
  map: THREE.Texture,
  width: number,
  height: number,
): THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial> {
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 4
  const material = new THREE.MeshBasicMaterial({
    map,
    transparent: true,
    alphaTest: 0.05,
    side: THREE.DoubleSide,
  })
  material.addEventListener('dispose', () => map.dispose())
  return new THREE.Mesh(new THREE.PlaneGeometry(width, height), material)
}

/** The same painted on a canvas for this drawing alone, which is freed with it; `opacity` from 0 to 1. */
export function paintedPlane(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  opacity = 1,
): THREE.Mesh {
  const plane = picturePlane(new THREE.CanvasTexture(canvas), width, height)
  plane.material.opacity = opacity
  plane.material.userData.isOwn = true
  plane.geometry.userData.isOwn = true
  return plane
}
