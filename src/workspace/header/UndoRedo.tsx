import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight'
import { useSyncExternalStore } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { currentSurfaces } from '../history/current-surfaces.ts'
import { useHistory } from '../history/use-history.ts'
import { useLabelText } from '../history/use-label-text.ts'
import { useSession } from '../session-context.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Undo and Redo; the tooltip says what they would do. */
export function UndoRedo() {
  const t = useT()
  const locale = useLocale()
  const labelText = useLabelText()
  const history = useHistory()
  const { bus } = useSession()
  const { state } = useWorkspace()
  useCell(state.view)
  useCell(state.doodle)
  useCell(state.openFile)
  const next = (step: 'nextUndo' | 'nextRedo') => {
    const label = bus[step](...currentSurfaces(state, bus.project))
    return label ? labelText(label) : ''
  }
  const undoWhat = useSyncExternalStore(bus.subscribe, () => next('nextUndo'))
  const redoWhat = useSyncExternalStore(bus.subscribe, () => next('nextRedo'))

  return (
    <>
      <IconButton
        label={t('workspace.header.undo')}
        tip={undoWhat === '' ? undefined : t('workspace.header.undoWhat', { what: undoWhat })}
        shortcut={shortcutText('undo', locale)}
        icon={<ArrowUUpLeftIcon weight="bold" />}
        isNamed
        disabled={undoWhat === ''}
        onClick={history.undo}
      />
      <IconButton
        label={t('workspace.header.redo')}
        tip={redoWhat === '' ? undefined : t('workspace.header.redoWhat', { what: redoWhat })}
        shortcut={shortcutText('redo', locale)}
        icon={<ArrowUUpRightIcon weight="bold" />}
        disabled={redoWhat === ''}
        onClick={history.redo}
      />
    </>
  )
}
