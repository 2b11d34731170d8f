import * as THREE from 'three'

/** Lets every mesh under `object` give off light of `color`, on copies of its materials. `glow` from 0 to 1; 0 changes nothing. */
export function tintGlow(object: THREE.Object3D, glow: number | undefined, color: string): void {
  if (glow === undefined || glow <= 0) return
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    const glowing = [part.material].flat().map((material: THREE.Material) => {
      if (!(material instanceof THREE.MeshLambertMaterial)) return material
      const copy = material.userData.isOwn === true ? material : material.clone()
      copy.emissive.set(color)
      copy.emissiveIntensity = glow
      copy.userData.isOwn = true
      return copy
    })
    part.material = glowing.length === 1 ? glowing[0] : glowing
  })
}
