import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActionItem } from '../menus/ActionItem.tsx'
import { useFileMenu } from '../menus/use-file-menu.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Opens files and saves the project in the forms of others. While one is worked on the button shows it and takes no other. */
export function FileMenu() {
  const t = useT()
  const actions = useFileMenu()
  const isBusy = useCell(useWorkspace().state.isFileBusy)
  return (
    <Menu
      label={isBusy ? t('interchange.working') : t('interchange.menu')}
      trigger={isBusy ? <Spinner /> : <FileIcon weight="bold" />}
      isIcon
      size="small"
      isDisabled={isBusy}
    >
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </Menu>
  )
}
