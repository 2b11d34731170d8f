import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { limits } from '../../model/document/limits.ts'
import { Name, SceneTemplate } from '../../model/document/names.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { EntityId, FileId, SceneId } from '../../model/ids.ts'
import { protectedKinds } from '../../model/kinds/entity-kinds.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import type { Write } from '../core/write.ts'
import { EntityBirth } from '../entity/entity-birth.ts'
import { newSceneName } from './scene-names.ts'

/** A thing that a scene is born with: in the scene itself, or in one that stands before it in the list. */
const SceneBirth = EntityBirth.extend({
  parentId: EntityId.nullable().optional(),
  isHidden: z.boolean().optional(),
})
type SceneBirth = z.infer<typeof SceneBirth>

/**
 * Adds a scene behind the others, with the empty blocks tab `index` and the things that it begins with; among them are exactly one
 * player, one camera and one cursor. Without a name it is called scene and the lowest free number.
 */
export const createScene = defineCommand({
  type: 'scene.create',
  version: 1,
  label: 'command.scene.create',
  payload: z.strictObject({
    sceneId: SceneId,
    fileId: FileId,
    name: Name.optional(),
    template: SceneTemplate,
    entities: z.array(SceneBirth),
  }),
  surface: () => 'scene',
  plan(project, { sceneId, fileId, name: wanted, template, entities }, { records, lamport, actor }) {
    if (entities.length > limits.commandTargets) return reject('change.too-large')
    const name = wanted ?? newSceneName(project.scenes)
    if (name === '' || entities.some((entity) => entity.name === '')) return reject('name.empty')
    if (isNameTaken(project.scenes, name)) return reject('name.taken', { name })
    if (!isUsable(entities) || entities.some(({ entityId }) => project.entity(entityId)))
      return reject('payload.invalid')
    const stamp = { t: lamport, c: actor }
    const { order, rekeys } = orderAmong(records, 'scenes', project.scenes, project.scenes.length)
    const orders = orderKeys(entities.length)
    const births = entities.map(
      ({ entityId, components, parentId, isHidden, ...values }, index): Write => ({
        op: 'create',
        root: entitiesRoot(sceneId),
        id: entityId,
        values: {
          ...components,
          ...values,
          ...(isHidden === true && { hidden: true }),
          place: { p: parentId ?? '', o: orders[index] ?? '', ...stamp, prev: '' },
        },
      }),
    )
    const index = { scene: sceneId, name: 'index', kind: 'blocks', order: 'a0', born: stamp }
    return writes(
      [
        { op: 'create', root: 'scenes', id: sceneId, values: { name, template, order, born: stamp } },
        { op: 'create', root: 'files', id: fileId, values: index },
        ...births,
        ...rekeys,
      ],
      { name },
    )
  },
})

/**
 * Whether each kind that a scene cannot be without is there once and to be seen, every parent stands before its children, and every
 * component is what it says.
 */
function isUsable(entities: readonly SceneBirth[]): boolean {
  const isWhole = protectedKinds.every((kind) => entities.filter((one) => one.kind === kind).length === 1)
  const born = new Set<EntityId>()
  for (const { entityId, kind, parentId, isHidden } of entities) {
    if (parentId && !born.has(parentId)) return false
    if (isHidden === true && protectedKinds.includes(kind)) return false
    born.add(entityId)
  }
  const components = entities.flatMap((entity) => Object.entries(entity.components))
  return isWhole && components.every(([component, value]) => isComponentValue(component, value))
}
