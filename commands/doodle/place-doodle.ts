import { doodleReference } from '../../model/assets/reference.ts'
import { SheetSide } from '../../model/doodle/sheet.ts'
import { DoodleId } from '../../model/ids.ts'
import { defineCommand, writes } from '../core/define-command.ts'
import { createEntity } from '../entity/create-entity.ts'
import { PlacedBirth } from '../entity/entity-birth.ts'
import { createDoodle } from './create-doodle.ts'

/** Begins a doodle on an empty sheet (pixels) together with the thing in the scene that shows it, under the same name. */
export const placeDoodle = defineCommand({
  type: 'doodle.place',
  version: 1,
  label: 'command.doodle.place',
  payload: PlacedBirth.omit({ kind: true, components: true }).extend({
    doodleId: DoodleId,
    width: SheetSide,
    height: SheetSide,
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
