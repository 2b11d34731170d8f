import * as THREE from 'three'
import { fontFamilies } from '../../model/components/text-fonts.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { fontOf, paintText } from './paint-text.ts'

/** `world-text`: words that stand in the scene, readable from both sides. */
export function registerText(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-text',
    schema: looks['world-text'],
    build({ value, color, font }) {
      const family = font && fontFamilies[font]
      const isThere = family === undefined || document.fonts.check(fontOf(16, family))
      if (isThere) return drawText(value, color, family)
      const arrival = document.fonts.load(fontOf(16, family), value).then(() => undefined)
      return drawLater(context, arrival, () => drawText(value, color, family))
    },
  })
}

/** Words as a picture of their own size. */
function drawText(value: string, color: string, family: string | undefined): THREE.Mesh {
  const { canvas, metres } = paintText(value, color, family)
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
}
