import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { openThing } from './open-thing.ts'
import styles from './PastBar.module.css'
import { dayWords, timeWords } from './time-words.ts'
import { usePast } from './use-past.ts'

/** Says that this is a moment of the past, and leads back or brings it back. `session` is that of now. */
export function PastBar({ session }: { readonly session: ProjectSession }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const past = useCell(state.past)
  const selection = useCell(state.selection)
  useCell(state.view)
  useCell(state.openFile)
  const { backToNow, bringBack } = usePast(session)
  if (!past) return null
  const thing = openThing(state, past.session.bus.project, selection)
  const day = dayWords(past.at, Date.now(), locale)
  const time = timeWords(past.at, locale)
  return (
    <aside className={styles.bar}>
      <p role="status">
        <ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />
        {day === null
          ? t('workspace.history.thePast', { time })
          : t('workspace.history.thePastDay', { day, time })}
      </p>
      <span className={styles.buttons}>
        {session.access === 'viewer' ? null : (
          <button type="button" onClick={() => bringBack({ kind: 'project' })}>
            {t('workspace.history.bringBack')}
          </button>
        )}
        {thing && session.access !== 'viewer' ? (
          <button type="button" onClick={() => bringBack(thing.about)}>
            {t('workspace.history.bringBackOne', { name: thing.name })}
          </button>
        ) : null}
        <button type="button" onClick={backToNow}>
          {t('workspace.history.backToNow')}
        </button>
      </span>
    </aside>
  )
}
