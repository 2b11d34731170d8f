import * as THREE from 'three'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { paintText } from './paint-text.ts'

/** `world-text`: words that stand in the scene, readable from both sides. */
export function registerText(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-text',
    schema: looks['world-text'],
    build({ value, color }) {
      const { canvas, metres } = paintText(value, color)
      const map = new THREE.CanvasTexture(canvas)
      map.colorSpace = THREE.SRGBColorSpace
      map.anisotropy = 4
      const material = new THREE.MeshBasicMaterial({
        map,
        transparent: true,
        alphaTest: 0.05,
        side: THREE.DoubleSide,
      })
      material.addEventListener('dispose', () => map.dispose())
      material.userData.isOwn = true
      const geometry = new THREE.PlaneGeometry(metres.width, metres.height)
      geometry.userData.isOwn = true
      return new THREE.Mesh(geometry, material)
    },
  })
}
