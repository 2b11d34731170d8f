import { Link, Navigate } from 'react-router-dom'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTheme } from '../../ui/use-theme.ts'
import styles from './WorkspaceFailed.module.css'

interface WorkspaceFailedProps {
  readonly code: ErrorCode
  /** Where the published world of this address is; what only its people may open leads there. */
  readonly worldPath: string
  readonly onRetry: () => void
}

/** The workspace of a project that did not open: what happened and what to press (spec 2, 'Not-found panel'). */
export function WorkspaceFailed({ code, worldPath, onRetry }: WorkspaceFailedProps) {
  const t = useT()
  const errorText = useErrorText()
  useTheme('dark')
  if (code === 'project.published-only') return <Navigate to={worldPath} replace />
  const isMissing = code === 'project.missing'
  return (
    <main className={styles.screen}>
      <EmptyState
        title={isMissing ? t('place.notFound') : errorText(code)}
        text={isMissing ? t('place.notFoundText') : ''}
        action={
          isMissing ? (
            <Link className={buttonClass('go', 'normal')} to="/">
              {t('place.home')}
            </Link>
          ) : (
            <Button kind="go" onClick={onRetry}>
              {t('place.retry')}
            </Button>
          )
        }
      />
    </main>
  )
}
