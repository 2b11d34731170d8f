import * as THREE from 'three'
import { usualSize } from '../../model/components/media.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'
import { freeMesh, standingPlane } from './standing-plane.ts'

/** `world-image`: a picture of the library that stands in the scene. */
export function registerImage(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-image',
    schema: looks['world-image'],
    build: ({ source, size = usualSize }) =>
      drawFile(context, source, async (address) => {
        const map = await new THREE.TextureLoader().loadAsync(address)
        const { width, height } = map.image
        const object = standingPlane(map, { width, height, size })
        return { object, end: () => freeMesh(object) }
      }),
  })
}
