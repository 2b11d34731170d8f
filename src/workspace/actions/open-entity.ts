import { doodleOf } from '../../../model/doodle/with-drawings.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** Opens the page that a thing has for itself: a doodle's. False for a thing that has none. */
export function openEntity(project: Project, state: WorkspaceState, id: EntityId): boolean {
  const entity = project.entity(id)
  const doodle = entity && doodleOf(entity)
  if (doodle === undefined || !project.doodle(doodle)) return false
  state.drawer.set(null)
  state.view.set('design')
  state.doodle.set(doodle)
  return true
}
