import { showDesign } from '../state/show-design.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** Shows what can be added, ready to be searched. */
export function openAdd(state: WorkspaceState): void {
  showDesign(state)
  state.leftTab.set('add')
  state.arePanelsHidden.set(false)
  state.drawer.set('add')
  // The field is there once the panel is drawn.
  setTimeout(() => document.querySelector<HTMLElement>('[role="tabpanel"] input[type="search"]')?.focus())
}
