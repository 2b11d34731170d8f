import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Project } from '../../model/project/project.ts'
import { defineCommand, type Plan, reject } from '../core/define-command.ts'
import { switchFlag } from './switch-flag.ts'

/** Hides entities from the scene, or shows them again. */
export const hideEntities = defineCommand({
  type: 'entity.hide',
  version: 2,
  label: 'command.entity.hide',
  payload: z.strictObject({
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
    isHidden: z.boolean(),
  }),
  surface: () => 'scene',
  plan: (project, { entityIds, isHidden }) => hide(project, entityIds, isHidden),
})

/** As recordings of before version 2 have it: one entity at a time. */
export const hideEntity = defineCommand({
  type: 'entity.hide',
  version: 1,
  label: 'command.entity.hide',
  payload: z.strictObject({ entityId: EntityId, isHidden: z.boolean() }),
  surface: () => 'scene',
  plan: (project, { entityId, isHidden }) => hide(project, [entityId], isHidden),
})

const hide = (project: Project, entityIds: readonly EntityId[], isHidden: boolean): Plan =>
  switchFlag(project, entityIds, {
    key: 'hidden',
    isOn: isHidden,
    refusalOf: ({ kind, name }) => (isProtectedKind(kind) ? reject('entity.protected', { name }) : undefined),
  })
