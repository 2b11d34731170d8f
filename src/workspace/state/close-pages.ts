import type { WorkspaceState } from './workspace-state.ts'

/** Closes what lies over the scene: the page of one's files and the open drawing. */
export function closePages(state: WorkspaceState): void {
  state.doodle.set(null)
  state.isLibraryOpen.set(false)
}
