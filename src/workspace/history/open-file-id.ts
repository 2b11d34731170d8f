import type { FileId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** The tab that Code shows. */
export const openFileId = (state: WorkspaceState, project: Project): FileId | undefined =>
  state.openFile.get() ?? project.files(state.sceneId.get())[0]?.id
