import { useEffect, useRef } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import { useCell } from '../../workspace/state/use-cell.ts'
import type { Playback } from './playback.ts'
import styles from './Replay.module.css'
import type { ReplayLine } from './replay-lines.ts'
import { useLineText } from './use-line-text.ts'

/** Lines before and after the current one that are in the page; a long recording has thousands. */
const around = 80

interface ReplayListProps {
  readonly lines: readonly ReplayLine[]
  readonly playback: Playback
}

/** What happened, line by line; pressing one goes to the moment right after it. */
export function ReplayList({ lines, playback }: ReplayListProps) {
  const t = useT()
  const locale = useLocale()
  const lineText = useLineText()
  const position = useCell(playback.position)
  const current = useRef<HTMLLIElement>(null)
  const at = lines.findLastIndex((line) => line.position <= position)
  const from = Math.max(0, at - around)
  const time = new Intl.DateTimeFormat(locale, { minute: '2-digit', second: '2-digit', timeZone: 'UTC' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the moment that is shown
  useEffect(() => {
    // Returns a promise in newer browsers, which React would take for a clean-up.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <section className={styles.happened} aria-label={t('replay.whatHappened')}>
      <h2>{t('replay.whatHappened')}</h2>
      {lines.length === 0 ? <p className={styles.nothing}>{t('replay.empty')}</p> : null}
      <ol className={styles.list} start={from + 1}>
        {lines.slice(from, at + around).map((line, index) => {
          const isCurrent = from + index === at
          return (
            <li key={line.position} ref={isCurrent ? current : null}>
              <button
                type="button"
                className={classes(styles.line, line.position > position && styles.later)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => playback.seek(line.position)}
              >
                <span className={styles.dot} data-kind={line.kind} />
                <span className={styles.words}>{lineText(line)}</span>
                <time className={styles.time}>{time.format(line.after)}</time>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
