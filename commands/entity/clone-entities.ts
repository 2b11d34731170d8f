import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Entity, Vec3 } from '../../model/project/project.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { CopyNames } from './copy-names.ts'
import { type Follower, placesBehind } from './places-behind.ts'

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
    const found: Follower[] = []
    for (const { sourceId, entityId } of copies) {
      const source = project.entity(sourceId)
      if (!source) return reject('entity.missing')
      if (project.entity(entityId)) return reject('payload.invalid')
      if (isProtectedKind(source.kind)) return reject('entity.protected', { name: source.name })
      found.push({ source, entityId })
    }
    const copyOfParent = ({ parentId }: Entity) => (parentId === null ? undefined : ids.get(parentId))
    const outer = found.filter(({ source }) => copyOfParent(source) === undefined)
    const { places, rekeys } = placesBehind(project, outer, context)
    const scenes = new Set(outer.map(({ source }) => source.sceneId))
    const names = new CopyNames([...scenes].flatMap((id) => project.entities(id).map(({ name }) => name)))
    const { lamport: t, actor: c, records } = context
    const births = found.map(({ source, entityId: id }): Write => {
      const root = entitiesRoot(source.sceneId)
      const parent = copyOfParent(source)
      if (parent === undefined) {
        const place = places.get(id) ?? null
        const moved = { name: names.of(source.name), position: add(source.position, offset), place }
        return { op: 'create', root, id, values: { ...registers(source), ...moved } }
      }
      const place = { p: parent, o: orderOf(records.value(root, source.id, 'place')), t, c, prev: '' }
      const { name, position } = source
      return { op: 'create', root, id, values: { ...registers(source), name, position, place } }
    })
    return writes([...births, ...rekeys], { name: found[0]?.source.name ?? '', count: outer.length })
  },
})

/** The copies of siblings keep their order. */
const orderOf = (place: unknown): string =>
  typeof place === 'object' && place !== null && 'o' in place && typeof place.o === 'string' ? place.o : 'a0'

const registers = ({ kind, rotation, scale, components, isHidden }: Entity) => ({
  ...components,
  kind,
  rotation,
  scale,
  ...(isHidden && { hidden: true }),
})

const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
