import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** Takes what was deleted (by anybody, or by an undo) out of the selection. Returns how to stop. */
export function keepSelectionAlive(bus: CommandBus, state: WorkspaceState): () => void {
  return bus.subscribe(() => {
    const selection = state.selection.get()
    const live = selection.filter((id) => bus.project.entity(id) !== undefined)
    if (live.length < selection.length) state.selection.set(live)
  })
}
