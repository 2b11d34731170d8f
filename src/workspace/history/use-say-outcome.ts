import type { HistoryOutcome, Overwritten } from '../../../commands/core/command-bus.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useLabelText } from './use-label-text.ts'

/** Says in a toast what an undo or redo did, or why it could not. */
export function useSayOutcome(): (outcome: HistoryOutcome, done: 'undid' | 'redid') => void {
  const t = useT()
  const labelText = useLabelText()
  const errorText = useErrorText()

  const whoever = (name: string): string => (name === '' ? t('workspace.history.somebody') : name)
  const rest = (stays: Overwritten): string =>
    stays.reason === 'changed-by-you'
      ? t('workspace.history.restChangedByYou')
      : t('workspace.history.restChangedSince', { who: whoever(stays.by) })
  const sentence = (outcome: HistoryOutcome, done: 'undid' | 'redid'): string => {
    if (outcome.ok) {
      const text = t(`workspace.history.${done}`, { what: labelText(outcome.label) })
      return outcome.stays ? `${text}. ${rest(outcome.stays)}` : text
    }
    if (outcome.reason === 'nothing')
      return t(done === 'undid' ? 'workspace.history.nothingToUndo' : 'workspace.history.nothingToRedo')
    if (outcome.reason === 'refused') return errorText(outcome.code)
    const what = labelText(outcome.label)
    if (outcome.reason === 'changed-by-you') return t('workspace.history.changedByYou', { what })
    if (outcome.reason === 'nothing-left') return t('workspace.history.nothingLeft', { what })
    return t('workspace.history.changedSince', { what, who: whoever(outcome.by) })
  }
  return (outcome, done) => {
    const isPlain = outcome.ok ? outcome.stays === undefined : outcome.reason === 'nothing'
    // A second is too short for whoever has to understand why something did not come back.
    showToast({ kind: 'plain', text: sentence(outcome, done), ...(!isPlain && { isLong: true }) })
  }
}
