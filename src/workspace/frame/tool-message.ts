import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** What the edit frame holds in the hand. Who only looks on, or looks at a moment of the past, can select everything and move nothing. */
export function toolMessage(
  { access }: Pick<ProjectSession, 'access'>,
  { tools, past }: Pick<WorkspaceState, 'tools' | 'past'>,
): Extract<ToFrame, { type: 'tool.set' }> {
  return { type: 'tool.set', ...tools.get(), isFixed: access === 'viewer' || past.get() !== null }
}
