import { Link, Navigate } from 'react-router-dom'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { saveFile } from '../../client/save-file.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTheme } from '../../ui/use-theme.ts'
import { useWorkspaceTheme } from '../../workspace/state/theme-choice.ts'
import styles from './WorkspaceFailed.module.css'

interface WorkspaceFailedProps {
  readonly code: ErrorCode
  /** Where the published world of this address is; what only its people may open leads there. */
  readonly worldPath: string
  /** A file of what this browser has of it. */
  readonly rescue: Uint8Array<ArrayBuffer> | null
  /** Where a new project of the same kind begins. */
  readonly startAnew: string | null
  readonly onRetry: () => void
}

/** The workspace of a project that did not open: what happened and what to press (spec 2, 'Not-found panel'). */
export function WorkspaceFailed({ code, worldPath, rescue, startAnew, onRetry }: WorkspaceFailedProps) {
  const t = useT()
  const errorText = useErrorText()
  useTheme(useWorkspaceTheme())
  if (code === 'project.published-only') return <Navigate to={worldPath} replace />
  const isMissing = code === 'project.missing'
  return (
    <main className={styles.screen}>
      <EmptyState
        level={1}
        title={isMissing ? t('place.notFound') : errorText(code)}
        text={isMissing ? t('place.notFoundText') : ''}
        action={
          isMissing ? (
            <Link className={buttonClass('go', 'normal')} to="/">
              {t('place.home')}
            </Link>
          ) : (
            <div className={styles.ways}>
              <Button kind="go" onClick={onRetry}>
                {t('place.retry')}
              </Button>
              {rescue ? (
                <Button onClick={() => saveFile('project.nestling', rescue)}>{t('place.saveRescue')}</Button>
              ) : null}
              {startAnew ? (
                <Link className={buttonClass('plain', 'normal')} to={startAnew} state={{ fresh: true }}>
                  {t('place.startAnew')}
                </Link>
              ) : null}
            </div>
          )
        }
      />
    </main>
  )
}
