import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { currentSurfaces } from './current-surfaces.ts'
import { useSayOutcome } from './use-say-outcome.ts'

/** Undo and redo in the surfaces where the person is, saying each time what was done or why it was not. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const say = useSayOutcome()
  const { bus } = useSession()
  const { state } = useWorkspace()
  return {
    undo: () => {
      bus.endMerge()
      say(bus.undo(...currentSurfaces(state, bus.project)), 'undid')
    },
    redo: () => {
      bus.endMerge()
      say(bus.redo(...currentSurfaces(state, bus.project)), 'redid')
    },
  }
}
