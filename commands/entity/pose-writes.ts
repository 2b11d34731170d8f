import { isVec3 } from '../../model/components/vec3.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { Entity } from '../../model/project/project.ts'
import type { Pose } from '../../model/space/pose.ts'
import type { Write } from '../core/write.ts'

/** What brings an entity into a pose, register by register; `undefined` when that is farther away than anything may be. */
export function poseWrites(entity: Entity, pose: Pose): readonly Write[] | undefined {
  const keys = ['position', 'rotation', 'scale'] as const
  if (!keys.every((key) => isVec3(pose[key]))) return undefined
  return keys
    .filter((key) => !sameJson(entity[key], pose[key]))
    .map((key) => ({ op: 'set', root: entitiesRoot(entity.sceneId), id: entity.id, key, value: pose[key] }))
}
