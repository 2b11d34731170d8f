import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { HistoryTarget } from '../../../commands/history/history-line.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './HistoryPanel.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { openThing } from './open-thing.ts'
import { useLineWords } from './use-line-words.ts'
import { usePast } from './use-past.ts'
import { useSayOutcome } from './use-say-outcome.ts'

type Filter = 'all' | 'mine' | 'this'

/** Lines that are shown before somebody asks for older ones. */
const page = 100

/** Who did what and when: each line can be looked at, and one's own undone. `session` is that of now. */
export function HistoryPanel({ session }: { readonly session: ProjectSession }) {
  const t = useT()
  const { history, state } = useWorkspace()
  const { bus } = session
  const lines = useCell(history.lines)
  const isCutShort = useCell(history.isCutShort)
  const past = useCell(state.past)
  const selection = useCell(state.selection)
  useCell(state.view)
  useCell(state.openFile)
  useSyncExternalStore(bus.subscribe, () => bus.project.version)
  const words = useLineWords(useCell(session.names))
  const say = useSayOutcome()
  const { lookAt, backToNow } = usePast(session)
  const [filter, setFilter] = useState<Filter>('all')
  const [count, setCount] = useState(page)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  const thing = openThing(state, bus.project, selection)
  const close = () => {
    backToNow()
    state.isHistoryOpen.set(false)
  }
  const isWanted = (author: string, targets: readonly HistoryTarget[]) =>
    filter === 'mine' ? author !== 'other' : filter === 'all' || !thing || targets.includes(thing.target)
  const wanted = lines?.filter(({ author, targets }) => isWanted(author.kind, targets)).toReversed() ?? []
  const now = Date.now()
  const filters: readonly [Filter, string][] = [
    ['all', t('workspace.history.all')],
    ['mine', t('workspace.history.mine')],
    ...(thing ? [['this', t('workspace.history.onlyThis', { name: thing.name })] as const] : []),
  ].map(([id, text]) => [id, text] as [Filter, string])

  return (
    <section
      className={styles.panel}
      aria-label={t('workspace.history.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('workspace.history.title')}
        </h2>
        <IconButton label={t('common.close')} icon={<XIcon weight="bold" />} onClick={close} />
      </div>
      <fieldset className={styles.filters} aria-label={t('workspace.history.filter')}>
        {filters.map(([id, text]) => (
          <button key={id} type="button" aria-pressed={filter === id} onClick={() => setFilter(id)}>
            {text}
          </button>
        ))}
      </fieldset>
      {isCutShort ? <p role="status">{t('workspace.history.cutShort')}</p> : null}
      {lines === null ? <Skeleton /> : null}
      {lines && wanted.length === 0 ? (
        <EmptyState title={t('workspace.history.emptyTitle')} text={t('workspace.history.emptyText')} />
      ) : null}
      <ol className={styles.list}>
        {wanted.slice(0, count).map((line) => {
          const step = line.commandId === null ? undefined : bus.stepOf(line.commandId)
          return (
            <HistoryRow
              key={line.commandId ?? line.moment}
              line={line}
              what={words.what(line)}
              who={words.who(line)}
              now={now}
              isLookedAt={past?.moment === line.moment}
              step={past ? undefined : step}
              onLook={() => lookAt(line)}
              onStep={() => {
                const { commandId } = line
                if (commandId === null) return
                if (step === 'undo') say(bus.undoCommand(commandId), 'undid')
                else say(bus.redoCommand(commandId), 'redid')
              }}
            />
          )
        })}
      </ol>
      {wanted.length > count ? (
        <Button isWide onClick={() => setCount(count + page)}>
          {t('workspace.history.older')}
        </Button>
      ) : null}
    </section>
  )
}
