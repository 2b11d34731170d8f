import { z } from 'zod'
import { doodleReference } from '../../model/assets/reference.ts'
import { limits } from '../../model/document/limits.ts'
import { DoodleId, EntityId, SceneId } from '../../model/ids.ts'
import { defineCommand, writes } from '../core/define-command.ts'
import { createEntity } from '../entity/create-entity.ts'
import { EntityBirth } from '../entity/entity-birth.ts'
import { createDoodle } from './create-doodle.ts'

const side = z.number().min(1).max(limits.doodleSide)

/** Begins a doodle on an empty sheet (pixels) together with the thing in the scene that shows it, under the same name. */
export const placeDoodle = defineCommand({
  type: 'doodle.place',
  version: 1,
  label: 'command.doodle.place',
  payload: EntityBirth.omit({ kind: true, components: true }).extend({
    doodleId: DoodleId,
    width: side,
    height: side,
    sceneId: SceneId,
    parentId: EntityId.nullable(),
    before: EntityId.nullable(),
  }),
  surface: () => 'scene',
  plan(project, { doodleId, width, height, ...birth }, context) {
    const doodle = createDoodle.plan(project, { doodleId, name: birth.name, width, height }, context)
    if (doodle.kind === 'rejected') return doodle
    const components = { doodle: { source: doodleReference(doodleId) } }
    const entity = createEntity.plan(project, { ...birth, kind: 'doodle', components }, context)
    if (entity.kind === 'rejected') return entity
    return writes([...doodle.writes, ...entity.writes], entity.params)
  },
})
