import { memo } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { ConsoleContent } from '../console/console-store.ts'
import styles from './ConsolePanel.module.css'
import { LogInside } from './LogInside.tsx'

type ConsoleLinesProps = Pick<ConsoleContent, 'lines' | 'leftOut'>

/** What was logged, the newest last; before it, how much more there was. */
export const ConsoleLines = memo(function ConsoleLines({ lines, leftOut }: ConsoleLinesProps) {
  const t = useT()
  return (
    <div className={styles.lines}>
      {leftOut > 0 ? <p className={styles.leftOut}>{t('code.leftOut', { count: leftOut })}</p> : null}
      {lines.map(({ place, text, rows }) =>
        rows && rows.length > 0 ? (
          <details key={place} className={styles.line}>
            <summary>{text}</summary>
            <LogInside rows={rows} />
          </details>
        ) : (
          <p key={place} className={styles.line}>
            {text}
          </p>
        ),
      )}
    </div>
  )
})
