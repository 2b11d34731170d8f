import type { WorkspaceState } from './workspace-state.ts'

/** Opens the page of one's files. */
export function showLibrary(state: WorkspaceState): void {
  state.view.set('design')
  state.drawer.set(null)
  state.isLibraryOpen.set(true)
}
