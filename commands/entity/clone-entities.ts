import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { compareText } from '../../model/document/stamp.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Entity, Vec3 } from '../../model/project/project.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { copyName } from './copy-name.ts'
import { placeEntity } from './place-entity.ts'

/**
 * Copies entities, each right behind its source. List the inner ones of a subtree too (`subtree`), parents first: a copy
 * whose parent is copied as well goes into the parent's copy. The outermost copies move by `offset` (metres).
 */
export const cloneEntities = defineCommand({
  type: 'entity.clone',
  version: 1,
  label: 'command.entity.clone',
  payload: z.strictObject({
    copies: z
      .array(z.strictObject({ sourceId: EntityId, entityId: EntityId }))
      .min(1)
      .max(limits.commandTargets),
    offset: Vec3Schema,
  }),
  surface: () => 'scene',
  plan(project, { copies, offset }, context) {
    const ids = new Map(copies.map(({ sourceId, entityId }) => [sourceId, entityId]))
    const names = new Set<string>()
    const list: Write[] = []
    let label = ''
    for (const { sourceId, entityId } of copies) {
      const source = project.entity(sourceId)
      if (!source) return reject('entity.missing')
      if (project.entity(entityId)) return reject('payload.invalid')
      const { sceneId, parentId } = source
      if (isProtectedKind(source.kind)) return reject('entity.protected', { name: source.name })
      if (names.size === 0) for (const { name } of project.entities(sceneId)) names.add(name)
      const newParentId = parentId === null ? undefined : ids.get(parentId)
      const isInner = newParentId !== undefined
      const siblings = project.children(sceneId, parentId)
      const before = isInner ? null : (siblings[siblings.indexOf(sourceId) + 1] ?? null)
      const { place, rekeys } = placeEntity(project, { sceneId, parentId, before }, context)
      const name = isInner ? source.name : copyName(source.name, (candidate) => names.has(candidate))
      names.add(name)
      label ||= source.name
      const position = isInner ? source.position : add(source.position, offset)
      const values = { ...registers(source), name, position }
      const order = context.records.value(entitiesRoot(sceneId), sourceId, 'place')
      list.push({
        op: 'create',
        root: entitiesRoot(sceneId),
        id: entityId,
        values: { ...values, place: isInner ? { ...place, p: newParentId, o: orderOf(order) } : place },
      })
      if (!isInner) list.push(...rekeys)
    }
    return writes(list, { name: label, count: copies.filter(({ sourceId }) => isOuter(sourceId)).length })

    function isOuter(sourceId: EntityId): boolean {
      const parentId = project.entity(sourceId)?.parentId ?? null
      return parentId === null || !ids.has(parentId)
    }
  },
})

/** The copies of siblings keep their order. */
const orderOf = (place: unknown): string =>
  typeof place === 'object' && place !== null && 'o' in place && typeof place.o === 'string' ? place.o : 'a0'

/** Components by name: a document that was loaded again lists them in another order, and a replay must write the same bytes. */
const registers = ({ kind, rotation, scale, components, isHidden }: Entity) => ({
  ...Object.fromEntries(Object.entries(components).sort(([a], [b]) => compareText(a, b))),
  kind,
  rotation,
  scale,
  ...(isHidden && { hidden: true }),
})

const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
