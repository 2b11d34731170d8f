import { memo } from 'react'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { ConsoleContent } from '../console/console-store.ts'
import styles from './ConsolePanel.module.css'
import { LogInside } from './LogInside.tsx'

type ConsoleLinesProps = Pick<ConsoleContent, 'lines' | 'leftOut'>

/** What was logged and when, the newest last; before it, how much more there was. */
export const ConsoleLines = memo(function ConsoleLines({ lines, leftOut }: ConsoleLinesProps) {
  const t = useT()
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { timeStyle: 'medium' })
  return (
    <div className={styles.lines}>
      {leftOut > 0 ? <p className={styles.leftOut}>{t('code.leftOut', { count: leftOut })}</p> : null}
      {lines.map(({ place, at, text, rows }) =>
        rows && rows.length > 0 ? (
          <details key={place} className={styles.line}>
            <summary>
              <time>{format.format(at)}</time>
              <span>{text}</span>
            </summary>
            <LogInside rows={rows} />
          </details>
        ) : (
          <p key={place} className={styles.line}>
            <time>{format.format(at)}</time>
            <span>{text}</span>
          </p>
        ),
      )}
    </div>
  )
})
