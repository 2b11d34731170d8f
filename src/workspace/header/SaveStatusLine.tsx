import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import type { SaveStatus } from '../../client/project-session/project-session.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { saveStatusText, shortSaveStatus } from './save-status-text.ts'
import styles from './WorkspaceHeader.module.css'

const icons = {
  loading: CircleDashedIcon,
  saving: CircleDashedIcon,
  'saved-on-device': CheckIcon,
  saved: CheckIcon,
  untouched: CircleDashedIcon,
  offline: WifiSlashIcon,
  'login-needed': WarningCircleIcon,
  'no-access': WarningCircleIcon,
  'cannot-save': WarningCircleIcon,
} satisfies Record<SaveStatus['kind'], unknown>

/** Where the newest edit is, in words. */
export function SaveStatusLine() {
  const t = useT()
  const locale = useLocale()
  const { saveStatus } = useSession()
  const status = useCell(saveStatus)
  const Icon = icons[status.kind]
  const text = saveStatusText(status, t, locale)
  return (
    <span
      className={styles.saved}
      role="status"
      aria-label={t('workspace.save.label')}
      data-kind={status.kind}
      title={helpFor(status, t('workspace.save.cannotSaveHelp'), t('workspace.save.carryOn')) ?? text}
    >
      <Icon weight="bold" aria-hidden="true" />
      <span className={styles.cut} data-short={shortSaveStatus(status, t, locale)}>
        {text}
      </span>
    </span>
  )
}

const helpFor = (status: SaveStatus, cannotSave: string, carryOn: string) =>
  status.kind === 'cannot-save' ? cannotSave : status.kind === 'offline' ? carryOn : undefined
