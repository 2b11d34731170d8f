import { lazy, Suspense } from 'react'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { ConsoleLines } from './ConsoleLines.tsx'
import styles from './ConsolePanel.module.css'
import { useFollowEnd } from './use-follow-end.ts'

/** Comes with the first mistake: it brings all the sentences in both languages. */
const ConsoleErrors = lazy(async () => ({ default: (await import('./ConsoleErrors.tsx')).ConsoleErrors }))

interface ConsolePanelProps {
  readonly onShow: (error: ScriptError) => void
}

/** What the last run said: what was logged, then its mistakes as sentences with the way to them, where nothing logged can push them out of sight. */
export function ConsolePanel({ onShow }: ConsolePanelProps) {
  const t = useT()
  const { state } = useWorkspace()
  const { errors, lines, leftOut } = useCell(state.console)
  const { box, onScroll } = useFollowEnd<HTMLDivElement>()
  const isEmpty = errors.length === 0 && lines.length === 0

  return (
    <section className={styles.console} aria-label={t('code.console')} data-empty={isEmpty}>
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
        {errors.length > 0 ? (
          <Suspense>
            <ConsoleErrors errors={errors} onShow={onShow} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
