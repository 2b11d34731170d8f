import * as THREE from 'three'

/** Makes every mesh under `object` see-through, on copies of its materials. `opacity` from 0 to 1; 1 changes nothing. */
export function tintOpacity(object: THREE.Object3D, opacity: number | undefined): void {
  if (opacity === undefined || opacity >= 1) return
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    const seeThrough = [part.material].flat().map((material: THREE.Material) => {
      const copy = material.clone()
      Object.assign(copy, {
        transparent: true,
        opacity: material.opacity * opacity,
        depthWrite: opacity > 0.5,
      })
      copy.userData.isOwn = true
      return copy
    })
    part.material = seeThrough.length === 1 ? seeThrough[0] : seeThrough
    part.castShadow = part.castShadow && opacity > 0.5
  })
}
