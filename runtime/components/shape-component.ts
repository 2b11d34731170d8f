import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { openWorkshop, workshop } from '../models/load-recipes.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { paintPicture } from './paint-picture.ts'
import { tintGlow } from './tint-glow.ts'
import { tintOpacity } from './tint-opacity.ts'

/** Sun yellow: what a shape looks like before anybody has painted it. */
const unpainted = '#FFC247'

/** `world-shape`: a basic shape. */
export function registerShape(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-shape',
    schema: looks['world-shape'],
    build({ primitive, color, opacity, texture, glow }) {
      const draw = () => {
        const shape = workshop()?.buildShape(threeOfPage, primitive, color ?? unpainted) ?? new THREE.Group()
        tintOpacity(shape, opacity)
        tintGlow(shape, glow, color ?? unpainted)
        if (texture !== undefined)
          paintPicture(context, shape, { source: texture, color: color ?? unpainted })
        return shape
      }
      return workshop() ? draw() : drawLater(context, openWorkshop(), draw)
    },
  })
}
