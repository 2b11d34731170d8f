import { closePages } from './close-pages.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** Brings the scene itself in front: the design view, with no page over it. */
export function showDesign(state: WorkspaceState): void {
  closePages(state)
  state.view.set('design')
}
