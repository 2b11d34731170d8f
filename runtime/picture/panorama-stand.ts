import { Player } from '../../model/components/player.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { eyeShare } from '../view/eye-share.ts'
import type { Pose } from '../view/pose.ts'
import { startView } from '../view/start-view.ts'

type Stand = Pick<Pose, 'position' | 'yaw'>

/** From where the view all round is taken: out of the player's eyes, else from where the world begins to be seen; `null` where neither can be said. */
export function panoramaStand(entities: Pick<SceneEntities, 'records' | 'object'>): Stand | null {
  const start = startView(entities.records())
  for (const { id, kind, components } of entities.records()) {
    if (kind !== 'player') continue
    const player = Player.safeParse(components.player)
    const feet = entities.object(id)?.position
    if (!player.success || !feet) continue
    const eyes = player.data.height * eyeShare
    return { position: [feet.x, feet.y + eyes, feet.z], yaw: start?.yaw ?? 0 }
  }
  return start
}
