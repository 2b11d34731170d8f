import * as THREE from 'three'
import { metresPerPixel } from '../../model/components/shown-doodle.ts'
import type { Sheet } from '../../model/doodle/sheet.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'

/** `world-doodle`: a drawing that stands in the scene, seen from both sides. What paints it is fetched when there is one. */
export function registerDoodle(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-doodle',
    schema: looks['world-doodle'],
    build(sheet) {
      let canvas: HTMLCanvasElement
      const paint = async () => {
        canvas = (await import('./paint-sheet.ts')).paintSheet(sheet)
      }
      return drawLater(context, paint(), () => plane(sheet, canvas))
    },
  })
}

function plane({ width, height }: Sheet, canvas: HTMLCanvasElement): THREE.Mesh {
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
  const geometry = new THREE.PlaneGeometry(width * metresPerPixel, height * metresPerPixel)
  geometry.userData.isOwn = true
  return new THREE.Mesh(geometry, material)
}
