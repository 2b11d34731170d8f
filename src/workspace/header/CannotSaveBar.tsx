import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import styles from './CannotSaveBar.module.css'
import { useSaveRecording } from './use-save-recording.ts'

/** What to do while this browser can keep nothing: the header has no room for it. */
export function CannotSaveBar() {
  const t = useT()
  const { saveStatus } = useSession()
  const { kind } = useCell(saveStatus)
  const saveRecording = useSaveRecording()
  if (kind !== 'cannot-save') return null
  return (
    <aside className={styles.bar}>
      <p>
        <WarningCircleIcon weight="bold" aria-hidden="true" />
        {t('workspace.save.cannotSaveHelp')}
      </p>
      <Button icon={<DownloadSimpleIcon weight="bold" />} onClick={saveRecording}>
        {t('workspace.save.saveFile')}
      </Button>
    </aside>
  )
}
