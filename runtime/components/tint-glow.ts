import * as THREE from 'three'

/**
 * Lets every mesh under `object` give off light of `color`, on copies of its materials; what somebody brought along gives off its own colours.
 * `glow` from 0 to 1; 0 changes nothing.
 */
export function tintGlow(object: THREE.Object3D, glow: number | undefined, color = '#ffffff'): void {
  if (glow === undefined || glow <= 0) return
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    const glowing = [part.material].flat().map((material: THREE.Material) => {
      const isPhysical = material instanceof THREE.MeshStandardMaterial
      if (!isPhysical && !(material instanceof THREE.MeshLambertMaterial)) return material
      const copy = material.userData.isOwn === true ? material : material.clone()
      copy.emissive.set(isPhysical ? material.color : color)
      if (isPhysical) copy.emissiveMap = material.map
      copy.emissiveIntensity = glow
      copy.userData.isOwn = true
      return copy
    })
    part.material = glowing.length === 1 ? glowing[0] : glowing
  })
}
