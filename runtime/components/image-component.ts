import * as THREE from 'three'
import { usualSize } from '../../model/components/media.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'
import { drawPicture } from './draw-picture.ts'
import { freeMesh, standingPlane } from './standing-plane.ts'

/** `world-image`: a picture of the library that stands in the scene. */
export function registerImage(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-image',
    schema: looks['world-image'],
    build: ({ source, size = usualSize, opacity }) =>
      drawFile(context, source, async (address) => {
        const image = await new THREE.ImageLoader().loadAsync(address)
        const picture = drawPicture(image)
        const { width, height } = picture
        const object = standingPlane(new THREE.CanvasTexture(picture), { width, height, size, opacity })
        return { object, end: () => freeMesh(object) }
      }),
  })
}
