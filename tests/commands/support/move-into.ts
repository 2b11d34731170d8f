import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { entityId, type Workbench } from './workbench.ts'

/** Puts a thing into another one, or out of all. */
export function moveInto({ bus }: Workbench, id: string, parent: string | null): void {
  const parentId = parent === null ? null : entityId(parent)
  bus.execute(moveEntities, { entityIds: [entityId(id)], parentId, before: null })
}
