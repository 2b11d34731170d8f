import { boxOf } from '../scene/box-of.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { surroundingKinds } from '../scene/world-bounds.ts'
import { type Bounds, middleOf } from '../view/framing.ts'
import type { Pose, Vec3 } from '../view/pose.ts'
import { isWhollySeen, type Sight } from '../view/wholly-seen.ts'
import { freeSpot } from './free-spot.ts'
import { groundDirections } from './ground-directions.ts'
import { groundSpot } from './ground-spot.ts'
import { snapTo } from './snapping.ts'

interface Wish {
  /** The box of the new thing, counted from the spot. */
  readonly size: Bounds
  readonly pose: Pose
  readonly sight: Sight
  /** Metres between the lines of the grid that the spot is on. */
  readonly grid: number
  /** How high the land is at a place, metres. */
  readonly heightAt: (x: number, z: number) => number
}

/** Where a new thing comes to stand: ahead of the eye and in the picture, on the grid and on the hills of the land, beside what stands there, and not before the player. */
export function newSpot(entities: SceneEntities, { size, pose, sight, grid, heightAt }: Wish): Vec3 {
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
  return freeSpot(groundSpot(pose, grid), {
    size,
    boxes,
    right: groundDirections(pose.yaw).right,
    eye: pose.position,
    figures,
    onGrid: (metres) => snapTo(metres, grid) + 0,
    heightAt,
    isSeen: (box) => isWhollySeen(box, pose, sight),
  })
}
