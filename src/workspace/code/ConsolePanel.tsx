import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { explainError } from '../../../language/errors/explain-error.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './ConsolePanel.module.css'

interface ConsolePanelProps {
  readonly onShow: (error: ScriptError) => void
}

/** What the last run said: mistakes as sentences with the way to them, then everything that was logged. */
export function ConsolePanel({ onShow }: ConsolePanelProps) {
  const t = useT()
  const locale = useLocale()
  const { bus } = useSession()
  const { state } = useWorkspace()
  const { errors, lines } = useCell(state.console)
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className={styles.content} role="log" aria-label={t('code.console')} tabIndex={0}>
        {isEmpty ? <p className={styles.empty}>{t('code.consoleEmpty')}</p> : null}
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
        {lines.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log line has nothing but its place
          <p key={index} className={styles.line}>
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
