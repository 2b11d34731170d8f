import { Camera } from '../../model/components/camera.ts'
import { Player } from '../../model/components/player.ts'
import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { worldBounds } from '../scene/world-bounds.ts'
import type { Stage } from '../stage.ts'
import { viewOfWorld } from '../view/framing.ts'
import { startView } from '../view/start-view.ts'
import { PlayCamera } from './play-camera.ts'

/** Metres, where nobody plays. */
const usualHeight = 1.65

/** From where a running world is seen, and by whom. */
export interface Sight {
  readonly camera: PlayCamera
  /** Degrees, as the scene says. */
  readonly fov: number
  readonly cameraId: EntityId | null
  readonly playerId: EntityId | null
  /** Metres. */
  readonly playerHeight: number
}

/** Places the camera of a world that is about to run. */
export function placeCamera(
  records: readonly FrameEntity[],
  { entities, world }: Pick<Stage, 'entities' | 'world'>,
): Sight {
  const cameraRecord = records.find(({ kind }) => kind === 'camera')
  const playerRecord = records.find(({ kind }) => kind === 'player')
  const settings = Camera.safeParse(cameraRecord?.components.camera)
  const player = Player.safeParse(playerRecord?.components.player)
  if (settings.success) world.camera.fov = settings.data.fov
  const { fov, aspect } = world.camera
  const start = startView(records) ?? viewOfWorld(worldBounds(entities), { fov, aspect })
  const playerHeight = player.data?.height ?? usualHeight
  return {
    camera: new PlayCamera(world.cameraEl.object3D, start, settings.data?.view ?? 'free', fov, playerHeight),
    fov,
    cameraId: cameraRecord?.id ?? null,
    playerId: playerRecord?.id ?? null,
    playerHeight,
  }
}
