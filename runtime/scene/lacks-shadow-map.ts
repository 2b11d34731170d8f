import type * as THREE from 'three'

const isDirectionalLight = (object: THREE.Object3D): object is THREE.DirectionalLight =>
  'isDirectionalLight' in object

/**
 * Whether a light that is to throw shadows has nothing to draw them into yet. Such a light must not be drawn with: three.js would
 * bind a plain picture where the shader compares depths, which WebGL refuses.
 */
export function lacksShadowMap(scene: THREE.Object3D | undefined): boolean {
  let isLacking = false
  scene?.traverseVisible((object) => {
    if (isDirectionalLight(object) && object.castShadow && !object.shadow.map) isLacking = true
  })
  return isLacking
}
