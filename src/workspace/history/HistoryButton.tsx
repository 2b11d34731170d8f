import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './HistoryPanel.module.css'

/** Opens and closes the history. */
export function HistoryButton() {
  const t = useT()
  const { history, state } = useWorkspace()
  const isOpen = useCell(state.isHistoryOpen)
  const name = t('workspace.history.title')
  const toggle = () => {
    history.open()
    state.past.set(null)
    state.isHistoryOpen.set(!isOpen)
  }
  return (
    <Button
      kind="ghost"
      size="small"
      aria-label={name}
      aria-expanded={isOpen}
      title={name}
      icon={<ClockCounterClockwiseIcon weight="bold" />}
      onClick={toggle}
    >
      <span className={styles.word}>{name}</span>
    </Button>
  )
}
