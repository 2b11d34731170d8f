import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { EntityId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { defineCommand, type Plan } from '../core/define-command.ts'
import { switchFlag } from './switch-flag.ts'

/** Locks entities against every change but hiding, or unlocks them. */
export const lockEntities = defineCommand({
  type: 'entity.lock',
  version: 2,
  label: 'command.entity.lock',
  payload: z.strictObject({
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
    isLocked: z.boolean(),
  }),
  surface: () => 'scene',
  plan: (project, { entityIds, isLocked }) => lock(project, entityIds, isLocked),
})

/** As recordings of before version 2 have it: one entity at a time. */
export const lockEntity = defineCommand({
  type: 'entity.lock',
  version: 1,
  label: 'command.entity.lock',
  payload: z.strictObject({ entityId: EntityId, isLocked: z.boolean() }),
  surface: () => 'scene',
  plan: (project, { entityId, isLocked }) => lock(project, [entityId], isLocked),
})

const lock = (project: Project, entityIds: readonly EntityId[], isLocked: boolean): Plan =>
  switchFlag(project, entityIds, { key: 'locked', isOn: isLocked })
