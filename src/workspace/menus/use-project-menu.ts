import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { TerminalWindowIcon } from '@phosphor-icons/react/dist/csr/TerminalWindow'
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users'
import { showHistory } from '../history/show-history.ts'
import { useSession } from '../session-context.ts'
import { showLibrary } from '../state/show-library.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { MenuAction } from './menu-action.ts'

/** What the header has buttons for, and what lies behind the views: history, files, console, and showing the world to others. */
export function useProjectMenu(): readonly MenuAction[] {
  const { access } = useSession()
  const { state, history, ways } = useWorkspace()
  const others: MenuAction[] = [
    {
      id: 'history',
      label: 'workspace.history.title',
      alone: 'workspace.palette.history',
      Icon: ClockCounterClockwiseIcon,
      run: () => showHistory({ state, history }, 'all'),
    },
    { id: 'library', label: 'assets.title', Icon: ImagesIcon, run: () => showLibrary(state) },
    {
      id: 'console',
      label: 'workspace.palette.console',
      Icon: TerminalWindowIcon,
      run() {
        state.drawer.set(null)
        state.view.set('code')
      },
    },
    { id: 'share', label: 'workspace.header.share', Icon: QrCodeIcon, run: ways.share },
  ]
  if (access !== 'viewer')
    others.push({ id: 'together', label: 'workspace.header.together', Icon: UsersIcon, run: ways.together })
  if (access === 'owner')
    others.push({ id: 'publish', label: 'workspace.header.publish', Icon: ExportIcon, run: ways.publish })
  return others
}
