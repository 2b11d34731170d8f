import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { HistoryLine } from '../../../commands/history/history-line.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { HistoryFilter } from '../state/workspace-state.ts'
import styles from './HistoryPanel.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { openThing } from './open-thing.ts'
import { useLineWords } from './use-line-words.ts'
import { useMomentPictures } from './use-moment-pictures.ts'
import { usePast } from './use-past.ts'
import { useSayOutcome } from './use-say-outcome.ts'

/** Lines that are shown before somebody asks for older ones. */
const page = 100

/** Who did what and when: each line can be looked at, and one's own undone. `session` is that of now. */
export function HistoryPanel({ session }: { readonly session: ProjectSession }) {
  const t = useT()
  const locale = useLocale()
  const { history, state } = useWorkspace()
  const { bus } = session
  const lines = useCell(history.lines)
  const unread = useCell(history.unread)
  const past = useCell(state.past)
  const selection = useCell(state.selection)
  useCell(state.view)
  useCell(state.openFile)
  useSyncExternalStore(bus.subscribe, () => bus.project.version)
  const words = useLineWords(useCell(session.names))
  const say = useSayOutcome()
  const { lookAt, backToNow } = usePast(session)
  const filter = useCell(state.historyFilter)
  const [count, setCount] = useState(page)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  const thing = openThing(state, bus.project, selection)
  const close = () => {
    backToNow()
    state.isHistoryOpen.set(false)
  }
  const isWanted = ({ author, momentName, targets }: HistoryLine) => {
    if (filter === 'mine') return author.kind !== 'other'
    if (filter === 'named') return momentName !== undefined
    const target = filter === 'this' ? thing?.target : filter === 'all' ? undefined : filter
    return target === undefined || targets.includes(target)
  }
  const wanted = lines?.filter(isWanted).toReversed() ?? []
  const pictures = useMomentPictures(session.localId)
  const now = Date.now()
  const filters: readonly [HistoryFilter, string][] = [
    ['all', t('workspace.history.all')],
    ['mine', t('workspace.history.mine')],
    ['named', t('workspace.history.namedOnly')],
    ...(thing ? [['this', t('workspace.history.onlyThis', { name: thing.name })] as const] : []),
    ...(filter.startsWith('block:') ? [[filter, t('workspace.history.onlyBlock')] as const] : []),
  ].map(([id, text]) => [id, text] as [HistoryFilter, string])

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
        {session.access === 'viewer' || past ? null : (
          <IconButton
            label={t('workspace.keys.moment')}
            shortcut={shortcutText('moment', locale)}
            icon={<PushPinIcon weight="bold" />}
            onClick={() => state.dialog.set('moment')}
          />
        )}
        <IconButton label={t('common.close')} icon={<XIcon weight="bold" />} onClick={close} />
      </div>
      <fieldset className={styles.filters} aria-label={t('workspace.history.filter')}>
        {filters.map(([id, text]) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter === id}
            onClick={() => state.historyFilter.set(id)}
          >
            {text}
          </button>
        ))}
      </fieldset>
      {unread === 'nothing' ? null : <p role="status">{t(`workspace.history.unread.${unread}`)}</p>}
      {lines === null && unread !== 'everything' ? <Skeleton /> : null}
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
              picture={line.commandId === null ? undefined : pictures.get(line.commandId)}
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
