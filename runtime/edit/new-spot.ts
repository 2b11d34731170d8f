import { boxOf } from '../scene/box-of.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { surroundingKinds } from '../scene/world-bounds.ts'
import { type Bounds, middleOf } from '../view/framing.ts'
import type { Pose, Vec3 } from '../view/pose.ts'
import { freeSpot } from './free-spot.ts'
import { groundDirections } from './ground-directions.ts'
import { groundSpot } from './ground-spot.ts'
import { snapTo } from './snapping.ts'

/** Where a new thing comes to stand: ahead of the eye, on the grid (metres), beside what stands there, and not before the player. */
export function newSpot(entities: SceneEntities, pose: Pose, grid: number): Vec3 {
  const boxes: Bounds[] = []
  const figures: (readonly [number, number])[] = []
  for (const root of entities.roots()) {
    const id = entities.ownerOf(root)
    const kind = id === null ? undefined : entities.record(id)?.kind
    const box = surroundingKinds.has(kind ?? '') ? null : boxOf(root)
    if (!box) continue
    boxes.push(box)
    const [x, , z] = middleOf(box)
    if (kind === 'player') figures.push([x, z])
  }
  const sight = { eye: [pose.position[0], pose.position[2]], figures } as const
  const { right } = groundDirections(pose.yaw)
  return freeSpot(groundSpot(pose, grid), boxes, right, (metres) => snapTo(metres, grid), sight)
}
