import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { limits } from '../../model/document/limits.ts'
import { Name } from '../../model/document/names.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import { entitiesRoot, strokesRoot } from '../../model/document/root-name.ts'
import { toJson } from '../../model/document/to-json.ts'
import { freeNamesAmong, nameKey } from '../../model/document/unique-names.ts'
import { Shape } from '../../model/doodle/shape.ts'
import { SheetSide } from '../../model/doodle/sheet.ts'
import { DoodleId, EntityId, SceneId, StrokeId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Project } from '../../model/project/project.ts'
import { CopiedAsset, copiedAssetWrites } from '../asset/copied-asset.ts'
import { defineCommand, type PlanContext, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { CopyNames } from './copy-names.ts'
import { EntityBirth } from './entity-birth.ts'
import { siblingOrders } from './sibling-orders.ts'

/** A thing that is pasted: in the scene itself, or in one that stands before it in the list. */
export const PastedEntity = EntityBirth.extend({
  parentId: EntityId.nullable(),
  isHidden: z.boolean().optional(),
})
export type PastedEntity = z.infer<typeof PastedEntity>

/** A drawing that comes along with the things that show it, the lowest stroke first. */
export const PastedDoodle = z.strictObject({
  doodleId: DoodleId,
  name: Name,
  width: SheetSide,
  height: SheetSide,
  strokes: z.array(z.strictObject({ id: StrokeId, shape: Shape })).max(limits.doodleStrokes),
})
export type PastedDoodle = z.infer<typeof PastedDoodle>

/**
 * Puts things into a scene that were copied somewhere, in this project or another: behind all others, with new ids, together with the
 * drawings and files that they show.
 */
export const pasteEntities = defineCommand({
  type: 'entity.paste',
  version: 1,
  label: 'command.entity.paste',
  payload: z.strictObject({
    sceneId: SceneId,
    entities: z.array(PastedEntity).min(1).max(limits.commandTargets),
    doodles: z.array(PastedDoodle).max(limits.commandTargets),
    /** Recordings of before files came along have none. */
    assets: z.array(CopiedAsset).max(limits.commandAssets).optional(),
  }),
  surface: () => 'scene',
  plan(project, { sceneId, entities, doodles, assets = [] }, context) {
    if (!project.scene(sceneId)) return reject('scene.missing')
    const kept = entities.find(({ kind }) => isProtectedKind(kind))
    if (kept) return reject('entity.protected', { name: kept.name })
    if (entities.some(({ name }) => name === '')) return reject('name.empty')
    if (!isUsable(project, entities)) return reject('payload.invalid')
    const added = copiedAssetWrites(project, assets, context)
    if (!added) return reject('name.empty')
    const outer = entities.filter(({ parentId }) => parentId === null)
    const count = outer.length
    return writes(
      [
        ...added,
        ...doodleWrites(project, doodles, context),
        ...entityWrites(project, sceneId, entities, context),
      ],
      { name: outer[0]?.name ?? '', count },
    )
  },
})

/** Whether every parent stands before its children, every id is new, and every component is what it says. */
function isUsable(project: Project, entities: readonly PastedEntity[]): boolean {
  const born = new Set<EntityId>()
  for (const { entityId, parentId, components } of entities) {
    if ((parentId !== null && !born.has(parentId)) || born.has(entityId) || project.entity(entityId))
      return false
    if (!Object.entries(components).every(([name, value]) => isComponentValue(name, value))) return false
    born.add(entityId)
  }
  return true
}

function entityWrites(
  project: Project,
  sceneId: SceneId,
  entities: readonly PastedEntity[],
  { records, lamport, actor }: PlanContext,
): readonly Write[] {
  const siblings = project.siblings(sceneId, null)
  const outer = entities.filter(({ parentId }) => parentId === null)
  const { orders, rekeys } = siblingOrders(records, sceneId, siblings, siblings.length, outer.length)
  const inner = orderKeys(entities.length)
  const orderOf = new Map(outer.map(({ entityId }, index) => [entityId, orders[index]]))
  const taken = project.entities(sceneId).map(({ name }) => name)
  const [keys, names] = [new Set(taken.map(nameKey)), new CopyNames(taken)]
  const births = entities.map(
    ({ entityId: id, components, parentId, isHidden, name, ...rest }, index): Write => {
      const isTaken = parentId === null && keys.has(nameKey(name))
      if (parentId === null) keys.add(nameKey(name))
      const order = orderOf.get(id) ?? inner[index] ?? ''
      const place = { p: parentId ?? '', o: order, t: lamport, c: actor, prev: '' }
      const values = { ...components, ...rest, name: isTaken ? names.of(name) : name, place }
      return {
        op: 'create',
        root: entitiesRoot(sceneId),
        id,
        values: { ...values, ...(isHidden === true && { hidden: true }) },
      }
    },
  )
  return [...births, ...rekeys]
}

function doodleWrites(
  project: Project,
  doodles: readonly PastedDoodle[],
  { lamport, actor }: PlanContext,
): readonly Write[] {
  const free = freeNamesAmong(project.doodles)
  return doodles.flatMap(({ doodleId, name, width, height, strokes }) => {
    const orders = orderKeys(strokes.length)
    const born = { t: lamport, c: actor }
    const values = { name: free(name), width, height, born }
    return [
      { op: 'create', root: 'doodles', id: doodleId, values } as const,
      ...strokes.map(({ id, shape }, index): Write => {
        const stroke = { shape: toJson(shape) ?? null, order: orders[index] ?? '' }
        return { op: 'create', root: strokesRoot(doodleId), id, values: stroke }
      }),
    ]
  })
}
