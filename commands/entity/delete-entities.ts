import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { subtree } from './subtree.ts'

/**
 * Deletes entities with everything inside them. Softly: each record gets the stamp `del`, so that an edit made elsewhere
 * meanwhile is not lost. A player, camera or cursor that lies inside stays.
 */
export const deleteEntities = defineCommand({
  type: 'entity.delete',
  version: 1,
  label: 'command.entity.delete',
  payload: z.strictObject({ entityIds: z.array(EntityId).min(1).max(limits.commandTargets) }),
  surface: () => 'scene',
  plan(project, { entityIds }, { lamport, actor }) {
    const ids = new Set(entityIds)
    const roots = [...ids].flatMap((id) => project.entity(id) ?? [])
    const [first] = roots
    if (!first || roots.length < ids.size) return reject('entity.missing')
    const kept = roots.find(({ kind }) => isProtectedKind(kind))
    if (kept) return reject('entity.protected', { name: kept.name })
    const doomed = subtree(project, roots).filter(({ kind }) => !isProtectedKind(kind))
    const locked = doomed.find(({ isLocked }) => isLocked)
    if (locked) return reject('entity.locked', { name: locked.name })
    const value = { t: lamport, c: actor }
    const list = doomed.map(
      ({ id, sceneId }): Write => ({ op: 'set', root: entitiesRoot(sceneId), id, key: 'del', value }),
    )
    return writes(list, { name: first.name, count: roots.length })
  },
})
