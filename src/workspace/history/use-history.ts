import type { HistoryOutcome } from '../../../commands/core/command-bus.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { currentSurface } from './current-surface.ts'
import { useLabelText } from './use-label-text.ts'

/** Undo and redo in the surface where the person is, saying each time what was done or why it was not. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const t = useT()
  const labelText = useLabelText()
  const { bus } = useSession()
  const { state } = useWorkspace()

  const say = (outcome: HistoryOutcome, done: 'undid' | 'redid') => {
    if (outcome.ok) {
      showToast({ kind: 'plain', text: t(`workspace.history.${done}`, { what: labelText(outcome.label) }) })
    } else if (outcome.reason === 'changed-since') {
      const who = outcome.by === '' ? t('workspace.history.somebody') : outcome.by
      const what = labelText(outcome.label)
      showToast({ kind: 'plain', text: t('workspace.history.changedSince', { what, who }) })
    } else {
      const key = done === 'undid' ? 'nothingToUndo' : 'nothingToRedo'
      showToast({ kind: 'plain', text: t(`workspace.history.${key}`) })
    }
  }
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
