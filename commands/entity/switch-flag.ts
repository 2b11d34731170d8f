import { entitiesRoot } from '../../model/document/root-name.ts'
import type { EntityId } from '../../model/ids.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { type Plan, type Refusal, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'

interface FlagSwitch {
  readonly key: 'hidden' | 'locked'
  readonly isOn: boolean
  /** Why one of them may not have it changed, if it may not. */
  readonly refusalOf?: (entity: Entity) => Refusal | undefined
}

/** Sets a flag of entities or takes it away, in one step; the first that is missing or refused stops all. */
export function switchFlag(
  project: Project,
  entityIds: readonly EntityId[],
  { key, isOn, refusalOf }: FlagSwitch,
): Plan {
  const list: Write[] = []
  const ids = new Set(entityIds)
  let first = ''
  for (const id of ids) {
    const entity = project.entity(id)
    if (!entity) return reject('entity.missing')
    const refusal = refusalOf?.(entity)
    if (refusal) return refusal
    first ||= entity.name
    const target = { root: entitiesRoot(entity.sceneId), id, key }
    list.push(isOn ? { op: 'set', ...target, value: true } : { op: 'erase', ...target })
  }
  const words = { name: first, ...(ids.size > 1 && { count: ids.size }) }
  return writes(list, isOn ? words : { ...words, context: 'off' })
}
