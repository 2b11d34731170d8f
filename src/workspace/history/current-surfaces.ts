import type { Surface } from '../../../commands/core/surface.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { openFileId } from './open-file-id.ts'

/** Whose undo Ctrl+Z means now, the newest of them first: the scene in Design, the open tab and whole tabs in Code. */
export function currentSurfaces(state: WorkspaceState, project: Project): readonly Surface[] {
  if (state.view.get() === 'design') return ['scene', 'everything']
  const file = openFileId(state, project)
  return file === undefined ? ['project', 'everything'] : [`file:${file}`, 'project', 'everything']
}
