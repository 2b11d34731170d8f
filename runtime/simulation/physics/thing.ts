import type { Collider, RigidBody } from '@dimforge/rapier3d-compat'
import type { BodyKind } from '../../../model/components/physics.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Pose } from '../../../model/space/pose.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'

/** `part` = a piece of the falling thing that it is in; `walker` = the player, whom the person moves. */
export type Role = BodyKind | 'part' | 'walker'

/** A solid piece of a body, and how large it is, m³. */
export interface Piece {
  readonly collider: Collider
  readonly volume: number
}

/** What the physics knows of one body of the world. */
export interface Thing {
  readonly id: EntityId
  /** As it was when it was looked at last: another record means that something has changed. */
  record: Body
  role: Role
  /** The falling thing that it is or belongs to; `null` where nothing falls. */
  ownerId: EntityId | null
  /** Its own place among the bodies of the engine; a ghost and a part have none. */
  rigid: RigidBody | null
  /** Its solid pieces: one, but for models with a hollow. */
  pieces: readonly Piece[]
  /** How the shape stands in the body of the engine that it belongs to. */
  standing: Pose
  /** In the world, as it was looked at or written last. */
  position: Vec3
  rotation: Vec3
  /** A program moves it up or down just now, so that it does not fall meanwhile. */
  isCarried: boolean
}
