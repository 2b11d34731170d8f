import type { HistoryOutcome } from '../../../commands/core/command-bus.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useLabelText } from './use-label-text.ts'

/** Says in a toast what an undo or redo did, or why it could not. */
export function useSayOutcome(): (outcome: HistoryOutcome, done: 'undid' | 'redid') => void {
  const t = useT()
  const labelText = useLabelText()
  const errorText = useErrorText()

  const sentence = (outcome: HistoryOutcome, done: 'undid' | 'redid'): string => {
    if (outcome.ok) return t(`workspace.history.${done}`, { what: labelText(outcome.label) })
    if (outcome.reason === 'nothing')
      return t(done === 'undid' ? 'workspace.history.nothingToUndo' : 'workspace.history.nothingToRedo')
    if (outcome.reason === 'refused') return errorText(outcome.code)
    const what = labelText(outcome.label)
    if (outcome.reason === 'changed-by-you') return t('workspace.history.changedByYou', { what })
    if (outcome.reason === 'nothing-left') return t('workspace.history.nothingLeft', { what })
    const who = outcome.by === '' ? t('workspace.history.somebody') : outcome.by
    return t('workspace.history.changedSince', { what, who })
  }
  return (outcome, done) => showToast({ kind: 'plain', text: sentence(outcome, done) })
}
