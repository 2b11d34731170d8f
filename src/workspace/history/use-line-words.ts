import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLabelText } from './use-label-text.ts'

interface LineWords {
  /** What was done. */
  what(line: HistoryLine): string
  /** Who did it. */
  who(line: HistoryLine): string
}

/** The lines of a history in a person's words. */
export function useLineWords(names: ReadonlyMap<number, string>): LineWords {
  const t = useT()
  const labelText = useLabelText()
  return {
    what({ label, subject, targets, momentName }) {
      if (momentName !== undefined) return t('workspace.history.named', { name: momentName })
      if (label) return labelText(label)
      const count = targets.filter((target) => !target.startsWith('scene:')).length
      if (subject === '' || count > 2)
        return t('workspace.history.changedMany', { count: Math.max(1, count) })
      return t('workspace.history.changedOne', { name: subject })
    },
    who({ author }) {
      if (author.kind === 'me') return t('workspace.history.you')
      if (author.kind === 'my-tab') return t('workspace.history.yourTab')
      const client = author.clients.find((id) => names.has(id))
      return (client !== undefined && names.get(client)) || t('workspace.history.someoneElse')
    },
  }
}
