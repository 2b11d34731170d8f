import type { Surface } from '../../../commands/core/surface.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** Whose undo Ctrl+Z means now: the scene in Design, the open file in Code. */
export function currentSurface(state: WorkspaceState, project: Project): Surface {
  if (state.view.get() === 'design') return 'scene'
  const file = state.openFile.get() ?? project.files(state.sceneId.get())[0]?.id
  return file === undefined ? 'scene' : `file:${file}`
}
