import { Camera } from '../../model/components/camera.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { Pose } from './pose.ts'

const radians = Math.PI / 180

export interface StartView extends Pose {
  /** Degrees. */
  readonly fov: number
}

/** What a camera that hangs on nothing needs for the world to begin with `pose`, to a millimetre and a hundredth of a degree. */
export function standOf({ position, pitch, yaw }: Pose): Pick<FrameEntity, 'position' | 'rotation'> {
  const rounded = (value: number, steps: number) => Math.round(value * steps) / steps
  const [x, y, z] = position
  return {
    position: [rounded(x, 1000), rounded(y, 1000), rounded(z, 1000)],
    rotation: [rounded(pitch / radians, 100), rounded(yaw / radians, 100), 0],
  }
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
