import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { frameEntity } from './frame-entity.ts'

/** A camera 10 m straight in front of what stands 1 m above the origin: there a metre is 62.8 pixels of a picture 360 pixels high. */
export const cameraInFront = (view = 'free'): FrameEntity =>
  frameEntity('camera', {
    kind: 'camera',
    position: [0, 1, 10],
    components: { camera: { view, fov: 32 } },
  })
