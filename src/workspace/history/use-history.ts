import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { currentSurface } from './current-surface.ts'
import { useSayOutcome } from './use-say-outcome.ts'

/** Undo and redo in the surface where the person is, saying each time what was done or why it was not. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const say = useSayOutcome()
  const { bus } = useSession()
  const { state } = useWorkspace()
  return {
    undo: () => {
      bus.endMerge()
      say(bus.undo(currentSurface(state, bus.project)), 'undid')
    },
    redo: () => {
      bus.endMerge()
      say(bus.redo(currentSurface(state, bus.project)), 'redid')
    },
  }
}
