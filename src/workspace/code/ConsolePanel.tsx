import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { explainError } from '../../../language/errors/explain-error.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { ConsoleLines } from './ConsoleLines.tsx'
import styles from './ConsolePanel.module.css'
import { useFollowEnd } from './use-follow-end.ts'

interface ConsolePanelProps {
  readonly onShow: (error: ScriptError) => void
}

/** What the last run said: what was logged, then its mistakes as sentences with the way to them, where nothing logged can push them out of sight. */
export function ConsolePanel({ onShow }: ConsolePanelProps) {
  const t = useT()
  const locale = useLocale()
  const { bus } = useSession()
  const { state } = useWorkspace()
  const content = useCell(state.console)
  const { errors, lines, leftOut } = content
  const { box, onScroll } = useFollowEnd<HTMLDivElement>(content)
  const isEmpty = errors.length === 0 && lines.length === 0

  return (
    <section className={styles.console} aria-label={t('code.console')}>
      <header className={styles.head}>
        <h2>{t('code.console')}</h2>
        {errors.length > 0 ? (
          <span className={styles.count} title={t('code.problems', { count: errors.length })}>
            {errors.length}
          </span>
        ) : null}
        <span className={styles.space} />
        <Button kind="ghost" size="small" disabled={isEmpty} onClick={() => state.console.clear()}>
          {t('code.clear')}
        </Button>
      </header>
      <div
        ref={box}
        className={styles.content}
        role="log"
        aria-label={t('code.console')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {isEmpty ? <p className={styles.empty}>{t('code.consoleEmpty')}</p> : null}
        <ConsoleLines lines={lines} leftOut={leftOut} />
        {errors.map((error) => {
          const tab = bus.project.file(error.fileId)?.name ?? error.fileName
          return (
            <div
              key={`${error.fileId} ${error.line} ${error.column} ${error.code}`}
              className={styles.error}
              role="alert"
            >
              <WarningCircleIcon weight="bold" aria-hidden="true" />
              <div className={styles.words}>
                <b>{explainError(error.code, error.params, locale)}</b>
                <p>
                  {error.line === null
                    ? t('code.whereTab', { tab })
                    : t('code.where', { tab, line: error.line })}
                </p>
              </div>
              <Button size="small" onClick={() => onShow(error)}>
                {t('code.showMe')}
              </Button>
            </div>
          )
        })}
      </div>
    </section>
  )
}
