import type { Surface } from '../../../commands/core/surface.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { openFileId } from './open-file-id.ts'

/** Where Ctrl+Z looks for the step that was made last: the scene in Design, or the open doodle; in Code the open tab and whole tabs. */
export function currentSurfaces(state: WorkspaceState, project: Project): readonly Surface[] {
  if (state.view.get() === 'design') {
    if (state.isLibraryOpen.get()) return ['assets', 'everything']
    const doodle = state.doodle.get()
    return doodle === null ? ['scene', 'everything'] : [`doodle:${doodle}`, 'everything']
  }
  const file = openFileId(state, project)
  return file === undefined ? ['project', 'everything'] : [`file:${file}`, 'project', 'everything']
}
