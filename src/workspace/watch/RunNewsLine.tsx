import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { BugBeetleIcon } from '@phosphor-icons/react/dist/csr/BugBeetle'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './RunWatchBar.module.css'
import type { RunNews } from './run-news.ts'

interface RunNewsLineProps {
  readonly news: RunNews
  /** Runs the program again, with its variables and steps if they are what is missing. */
  readonly onAgain: () => void
}

/** Says what there is to know about a run, and offers another one. */
export function RunNewsLine({ news, onAgain }: RunNewsLineProps) {
  const t = useT()
  const isOnlyWorld = news === 'onlyWorld'
  return (
    <div className={styles.behind} role="status">
      <span>{t(`watch.${news}`)}</span>
      <Button
        kind={isOnlyWorld ? 'plain' : 'go'}
        size="small"
        icon={isOnlyWorld ? <BugBeetleIcon weight="bold" /> : <ArrowClockwiseIcon weight="bold" />}
        onClick={onAgain}
      >
        {t('watch.runAgain')}
      </Button>
    </div>
  )
}
