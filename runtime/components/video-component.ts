import * as THREE from 'three'
import { usualSize } from '../../model/components/media.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'
import { freeMesh, standingPlane } from './standing-plane.ts'

/** `world-video`: a film of the library that stands in the scene; it shows its first picture until the world runs. */
export function registerVideo(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-video',
    schema: looks['world-video'],
    build: ({ source, size = usualSize, volume = 1, loop = true }) =>
      drawFile(context, source, async (address) => {
        const video = document.createElement('video')
        Object.assign(video, { src: address, loop, volume, playsInline: true, preload: 'auto' })
        await firstPicture(video)
        const { videoWidth: width, videoHeight: height } = video
        const object = standingPlane(new THREE.VideoTexture(video), { width, height, size })
        object.userData.media = video
        if (!context.isEditing) context.players.add(video)
        return {
          object,
          end() {
            context.players.remove(video)
            freeMesh(object)
          },
        }
      }),
  })
}

function firstPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('the film could not be read')), { once: true })
    video.load()
  })
}
