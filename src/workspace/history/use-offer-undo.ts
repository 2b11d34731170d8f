import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { useSayOutcome } from './use-say-outcome.ts'

/**
 * Says in a toast what a command did, with a button that takes exactly that back, whatever was done after it; `onUndone` is called when it
 * could be, and a toast says why when it could not.
 */
export function useOfferUndo(): (text: string, commandId: string, onUndone: () => void) => void {
  const t = useT()
  const say = useSayOutcome()
  const { bus } = useSession()
  return (text, commandId, onUndone) => {
    const onPress = () => {
      const outcome = bus.undoCommand(commandId)
      if (outcome.ok) onUndone()
      else say(outcome, 'undid')
    }
    showToast({ kind: 'plain', text, action: { text: t('workspace.header.undo'), onPress } })
  }
}
