import type { RunMoment } from '../../../protocol/frame/run-watch.ts'
import { useT } from '../../i18n/use-t.ts'
import { useBlockInWords } from '../code/use-block-in-words.ts'
import { useSession } from '../session-context.ts'
import styles from './RunWatchBar.module.css'

interface RunMomentViewProps {
  readonly moment: RunMoment
}

/** Where a paused run stands, a block by its words, and what its variables hold at that moment. */
export function RunMomentView({ moment }: RunMomentViewProps) {
  const t = useT()
  const { bus } = useSession()
  const { next, variables } = moment
  const inWords = useBlockInWords()
  const tab = next ? bus.project.file(next.fileId)?.name : undefined
  const block = next ? inWords(next.fileId, next.line) : null
  if (variables.length === 0 && !tab) return null
  return (
    <section className={styles.moment} aria-label={t('watch.variables')} aria-live="polite">
      {next && tab ? (
        <p className={styles.next}>
          {block === null
            ? t('watch.nextLine', { tab, line: next.line })
            : t('watch.nextBlock', { tab, block })}
        </p>
      ) : null}
      <dl className={styles.variables}>
        {variables.map(({ fileId, name, text }) => (
          <div key={`${fileId} ${name}`}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
