import { Camera } from '../../model/components/camera.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { Pose } from './pose.ts'

const radians = Math.PI / 180

export interface StartView extends Pose {
  /** Degrees. */
  readonly fov: number
}

/** Where the scene's camera stands and looks before anything moves it; `null` where it hangs on something or cannot be read. */
export function startView(entities: Iterable<FrameEntity>): StartView | null {
  for (const { kind, parentId, position, rotation, components } of entities) {
    if (kind !== 'camera' || parentId !== null) continue
    const camera = Camera.safeParse(components.camera)
    if (!camera.success) continue
    return { position, pitch: rotation[0] * radians, yaw: rotation[1] * radians, fov: camera.data.fov }
  }
  return null
}
