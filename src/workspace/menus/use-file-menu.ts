import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { FileHtmlIcon } from '@phosphor-icons/react/dist/csr/FileHtml'
import { FileZipIcon } from '@phosphor-icons/react/dist/csr/FileZip'
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk'
import { FolderOpenIcon } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { projectExtension } from '../../../interchange/project-file/project-file.ts'
import { chooseFile } from '../file/choose-file.ts'
import { useFileActions } from '../file/use-file-actions.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { MenuAction } from './menu-action.ts'

/** Opening files and saving the project in the forms of others; one at a time. */
export function useFileMenu(): readonly MenuAction[] {
  const actions = useFileActions()
  const { access } = useSession()
  const { state } = useWorkspace()
  const isBusy = useCell(state.isFileBusy)

  async function work(action: () => Promise<unknown>) {
    state.isFileBusy.set(true)
    state.drawer.set(null)
    await action()
    state.isFileBusy.set(false)
  }
  const open = async (file: File) => state.importReport.set((await actions.open(file)) ?? null)
  const saving = (
    id: string,
    label: MenuAction['label'],
    Icon: MenuAction['Icon'],
    save: () => Promise<void>,
  ) => ({
    id,
    label,
    Icon,
    isDisabled: isBusy,
    run: () => void work(save),
  })
  return [
    {
      id: 'file.open',
      label: 'interchange.open',
      Icon: FolderOpenIcon,
      isDisabled: isBusy || access === 'viewer',
      run: () => chooseFile(`${projectExtension},.html,.htm`, (file) => void work(() => open(file))),
    },
    saving('file.saveProject', 'interchange.saveProject', FloppyDiskIcon, actions.saveProject),
    saving('file.savePage', 'interchange.savePage', FileHtmlIcon, actions.savePage),
    saving('file.saveZip', 'interchange.saveZip', FileZipIcon, actions.saveZip),
    saving('file.saveModel', 'interchange.saveModel', CubeIcon, actions.saveModel),
  ]
}
