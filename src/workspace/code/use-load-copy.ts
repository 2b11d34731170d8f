import { importSteps } from '../../client/project-session/import-steps.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

/**
 * Replaces the tabs of the scene by those that a copy holds for it, and opens them, the selected one in front (S19). All or nothing: a copy that cannot
 * be read, or whose tabs would be refused, changes nothing and says so. Offers to undo it.
 */
export function useLoadCopy(tabs: OpenTabsControl): (text: string) => void {
  const t = useT()
  const errorText = useErrorText()
  const session = useSession()
  const { copy, state } = useWorkspace()
  const { bus } = session

  const log = (message: string) => session.note('error', { code: 'copy.file-dropped', message })
  const undo = (commandIds: readonly string[], selected: OpenTabsControl['selected']) => {
    for (const id of commandIds.toReversed()) bus.undoCommand(id)
    if (bus.project.file(selected.id)) tabs.openAll(selected.id)
  }
  const load = async (text: string) => {
    const sceneId = state.sceneId.get()
    // Few load a copy, and reading one needs a reader of XML.
    const [{ importCodeFiles }, { readCopy }] = await Promise.all([
      import('../../../interchange/code-files/import-code-files.ts'),
      import('../../client/scene-copy/read-copy.ts'),
    ])
    const files = readCopy(text, bus.project.scene(sceneId)?.name ?? '', log)
    const { steps, selected } = importCodeFiles(bus.project, sceneId, files, () => session.newId())
    if (selected === null) return showToast({ kind: 'error', text: t('code.copyUnreadable') })
    const before = tabs.selected
    const performed = importSteps(session, steps)
    if (!performed.ok) {
      session.note('error', { code: performed.code })
      return showToast({ kind: 'error', text: errorText(performed.code, performed.params) })
    }
    tabs.openAll(selected)
    showToast({
      kind: 'success',
      text: t('code.copyLoaded'),
      action: { text: t('code.undo'), onPress: () => undo(performed.commandIds, before) },
    })
  }
  return (text) => {
    copy.settled(text)
    load(text).catch(() => showToast({ kind: 'error', text: errorText('general.failed') }))
  }
}
