import type { ProjectSession } from '../client/project-session/project-session.ts'
import { sendDraftPicture } from '../client/send-draft-picture.ts'
import type { SceneFrames } from './frame/scene-frames.ts'
import { keepDraftPicture } from './keep-draft-picture.ts'
import type { WorkspaceState } from './state/workspace-state.ts'

/** From now on the shelf has pictures of the project; a chunk of its own, for which the first picture of the scene does not wait. */
export const beginDraftPictures = (
  session: ProjectSession,
  state: WorkspaceState,
  frames: SceneFrames,
  projectId: () => string | null,
): void => keepDraftPicture(session, state, frames, projectId, sendDraftPicture)
