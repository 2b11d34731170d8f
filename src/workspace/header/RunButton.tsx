import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './WorkspaceHeader.module.css'

/** The one leaf button of the workspace: Run, and Stop while a program runs. */
export function RunButton() {
  const t = useT()
  const locale = useLocale()
  const { frames, state } = useWorkspace()
  const isPast = useCell(state.past) !== null
  const { edit, run } = useCell(frames.status)
  const isEditing = run === 'editing'
  const name = t(isEditing ? 'workspace.header.run' : 'workspace.header.stop')
  return (
    <span className={styles.run}>
      <Button
        kind={isEditing ? 'go' : 'plain'}
        aria-label={name}
        disabled={isPast || edit === 'no-webgl'}
        title={`${name} (${shortcutText(isEditing ? 'run' : 'stop', locale)})`}
        data-run={isEditing ? 'run' : 'stop'}
        icon={isEditing ? <PlayIcon weight="fill" /> : <StopIcon weight="fill" />}
        onClick={isEditing ? frames.run : frames.stop}
      >
        <span className={styles.runWord}>{name}</span>
      </Button>
    </span>
  )
}
