import { z } from 'zod'
import { smallestScale, Vec3Schema } from '../../model/components/vec3.ts'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import type { Vec3 } from '../../model/project/project.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'

const Change = z.strictObject({
  entityId: EntityId,
  position: Vec3Schema.optional(),
  rotation: Vec3Schema.optional(),
  scale: Vec3Schema.optional(),
})

/** Moves, turns and scales entities (metres, degrees, factors), each relative to its parent. */
export const transformEntities = defineCommand({
  type: 'entity.transform',
  version: 1,
  label: 'command.entity.transform',
  payload: z.strictObject({ changes: z.array(Change).min(1).max(limits.commandTargets) }),
  surface: () => 'scene',
  mergeKey: ({ changes }) => changes.map(mergeKeyOf).join(' '),
  plan(project, { changes }) {
    const list: Write[] = []
    let name = ''
    for (const { entityId, position, rotation, scale } of changes) {
      const entity = changeableEntity(project, entityId)
      if (isRefused(entity)) return entity
      name ||= entity.name
      const target = { op: 'set', root: entitiesRoot(entity.sceneId), id: entityId } as const
      if (position) list.push({ ...target, key: 'position', value: position })
      if (rotation) list.push({ ...target, key: 'rotation', value: rotation })
      if (scale) list.push({ ...target, key: 'scale', value: floorScale(scale) })
    }
    if (list.length === 0) return reject('payload.invalid')
    const count = new Set(changes.map(({ entityId }) => entityId)).size
    return writes(list, { name, count, ...whatHappened(changes) })
  },
})

function mergeKeyOf({ entityId, position, rotation, scale }: z.infer<typeof Change>): string {
  return `${entityId}${position ? 'p' : ''}${rotation ? 'r' : ''}${scale ? 's' : ''}`
}

/** Picks the label's variant: turned, resized or (also) moved. */
function whatHappened(changes: readonly z.infer<typeof Change>[]): { readonly context?: string } {
  if (changes.some(({ position }) => position)) return {}
  if (changes.every(({ scale }) => !scale)) return { context: 'turned' }
  return changes.every(({ rotation }) => !rotation) ? { context: 'scaled' } : {}
}

const floorScale = ([x, y, z]: Vec3): Vec3 => [floorFactor(x), floorFactor(y), floorFactor(z)]

const floorFactor = (factor: number): number =>
  Math.abs(factor) >= smallestScale ? factor : factor < 0 ? -smallestScale : smallestScale
