import { isComponentValue } from '../../model/components/component-schemas.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { PlacedBirth } from './entity-birth.ts'
import { placeEntity } from './place-entities.ts'

/** Puts a new entity into a scene, in front of the sibling `before` or at the end. Its id must be new in all scenes. */
export const createEntity = defineCommand({
  type: 'entity.create',
  version: 1,
  label: 'command.entity.create',
  payload: PlacedBirth,
  surface: () => 'scene',
  plan(project, payload, context) {
    const { entityId, sceneId, kind, name, parentId, position, rotation, scale, components } = payload
    if (!project.scene(sceneId)) return reject('scene.missing')
    if (parentId !== null && project.entity(parentId)?.sceneId !== sceneId) return reject('entity.missing')
    if (name === '') return reject('name.empty')
    if (project.entity(entityId)) return reject('payload.invalid')
    const existing = isProtectedKind(kind) && project.entities(sceneId).find((one) => one.kind === kind)
    if (existing && context.records.has(entitiesRoot(sceneId), existing.id))
      return reject('entity.protected', { name: existing.name })
    for (const [component, value] of Object.entries(components))
      if (!isComponentValue(component, value)) return reject('payload.invalid')
    const { place, rekeys } = placeEntity(project, payload, context)
    const values = { ...components, kind, place, name, position, rotation, scale }
    const create = { op: 'create', root: entitiesRoot(sceneId), id: entityId, values } as const
    return writes([create, ...rekeys], { name })
  },
})
