import { Fragment } from 'react'
import type { FileId } from '../../../model/ids.ts'
import type { RunMoment, WatchedVariable } from '../../../protocol/frame/run-watch.ts'
import { useT } from '../../i18n/use-t.ts'
import { useBlockInWords } from '../code/use-block-in-words.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { asBlocksSay, type ShownVariable } from './as-blocks-say.ts'
import { lineNow } from './line-now.ts'
import styles from './RunWatchBar.module.css'
import { runTab } from './watch-state.ts'

interface RunMomentViewProps {
  readonly moment: RunMoment
}

/** Where a paused run stands, a block by its words, and what its variables hold at that moment: tab by tab, if several have some. */
export function RunMomentView({ moment }: RunMomentViewProps) {
  const t = useT()
  const { bus } = useSession()
  const { next, variables } = moment
  const { watch } = useWorkspace().state
  const inWords = useBlockInWords()
  const file = next ? bus.project.file(next.fileId) : undefined
  const block = next ? inWords(next.fileId, next.line) : null
  // What was deleted since has no place that could be told.
  const line = next && file?.kind === 'js' ? lineNow(bus.project, watch, next.fileId)(next.line) : null
  const place =
    file && block !== null
      ? t('runBar.nextBlock', { tab: file.name, block })
      : file && line !== null
        ? t('runBar.nextLine', { tab: file.name, line })
        : null
  const byTab = Map.groupBy(variables, ({ fileId }) => fileId)
  const named = (fileId: FileId, ofTab: readonly WatchedVariable[]): readonly ShownVariable[] =>
    bus.project.file(fileId)?.kind === 'blocks'
      ? asBlocksSay(ofTab, runTab(watch, fileId).givenNames)
      : ofTab.map(({ name, text }) => ({ id: name, name, text }))
  if (variables.length === 0 && place === null) return null
  return (
    <section className={styles.moment} aria-label={t('runBar.variables')} aria-live="polite">
      {place === null ? null : <p className={styles.next}>{place}</p>}
      {[...byTab].map(([fileId, ofTab]) => (
        <Fragment key={fileId}>
          {byTab.size > 1 ? <p className={styles.tab}>{bus.project.file(fileId)?.name}</p> : null}
          <dl className={styles.variables}>
            {named(fileId, ofTab).map(({ id, name, text }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  )
}
