import type { WorkspaceValue } from '../state/workspace-context.ts'
import type { HistoryFilter } from '../state/workspace-state.ts'

/** Opens the history with some of its lines. */
export function showHistory(
  { state, history }: Pick<WorkspaceValue, 'state' | 'history'>,
  filter: HistoryFilter,
): void {
  history.open()
  state.drawer.set(null)
  state.historyFilter.set(filter)
  state.isHistoryOpen.set(true)
}
