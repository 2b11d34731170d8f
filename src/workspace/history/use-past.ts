import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { type RestoredAbout, restoreProject } from '../../../commands/project/restore-project.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { closePages } from '../state/close-pages.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { pastSession } from './past-session.ts'
import { useSayOutcome } from './use-say-outcome.ts'

interface PastActions {
  /** Shows the project as it was right after a line. */
  lookAt(line: HistoryLine): void
  backToNow(): void
  /** Brings the moment that is looked at back: everything, one thing or one tab. Offers to undo it. */
  bringBack(about: RestoredAbout): void
}

/** Looking at moments of the past. `session` is that of now, also while the past is shown. */
export function usePast(session: ProjectSession): PastActions {
  const t = useT()
  const errorText = useErrorText()
  const say = useSayOutcome()
  const { frames, history, state } = useWorkspace()
  const { bus } = session

  return {
    lookAt({ moment, at }) {
      const past = history.momentAt(moment)
      if (!past) return
      if (frames.status.get().run !== 'editing') frames.stop()
      state.selection.set([])
      closePages(state)
      state.past.set({ moment, at, session: pastSession(session, past.project) })
    },
    backToNow: () => state.past.set(null),
    bringBack(about) {
      const past = state.past.get()
      const payload = past && history.restoration(past.moment, about)
      if (!payload) return
      bus.endMerge()
      const verdict = bus.execute(restoreProject, payload)
      // What is refused can be tried otherwise from the same moment.
      if (!verdict.ok) return showToast({ kind: 'plain', text: errorText(verdict.code, verdict.params) })
      state.past.set(null)
      if (!verdict.changed) showToast({ kind: 'plain', text: t('workspace.history.sameAsNow') })
      else {
        const onPress = () => say(bus.undoCommand(verdict.commandId), 'undid')
        const text = t('workspace.history.broughtBack')
        showToast({ kind: 'success', text, action: { text: t('workspace.header.undo'), onPress } })
      }
    },
  }
}
