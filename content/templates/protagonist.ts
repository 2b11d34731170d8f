import type { AvatarStyle } from '../../model/components/avatar.ts'
import type { Player } from '../../model/components/player.ts'
import type { Vec3 } from '../../model/project/project.ts'
import type { EntityBlueprint } from './scene-blueprint.ts'

interface Stand {
  readonly position: Vec3
  /** Degrees about the vertical axis. */
  readonly turn: number
}

interface Look {
  readonly position: Vec3
  readonly rotation: Vec3
  /** Degrees from the top of the picture to its bottom. */
  readonly fov: number
}

/** The three entities that every scene has: the player, the camera behind it (standing at the start view) and the cursor. */
export const protagonist = (
  stand: Stand,
  look: Look,
  player: Player,
  avatar: AvatarStyle,
): readonly EntityBlueprint[] => [
  {
    id: 'player',
    kind: 'player',
    name: 'Player',
    position: stand.position,
    rotation: [0, stand.turn, 0],
    components: { player, avatar: { style: avatar } },
  },
  {
    id: 'camera',
    kind: 'camera',
    name: 'Camera',
    position: look.position,
    rotation: look.rotation,
    components: { camera: { view: 'behind', fov: look.fov } },
  },
  {
    id: 'cursor',
    kind: 'cursor',
    name: 'Cursor',
    position: [0, 0, 0],
    components: { cursor: {} },
  },
]
