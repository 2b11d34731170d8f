import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActionItem } from '../menus/ActionItem.tsx'
import { useFileMenu } from '../menus/use-file-menu.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Opens files and saves the project in the forms of others. While one is worked on the button shows it and takes no other. */
export function FileMenu({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const actions = useFileMenu()
  const isBusy = useCell(useWorkspace().state.isFileBusy)
  const label = t(isBusy ? 'interchange.working' : 'interchange.menu')
  const icon = isBusy ? <Spinner /> : <FileIcon weight="bold" />
  return (
    <Menu
      label={label}
      trigger={
        isWide ? (
          <>
            {icon}
            {label}
          </>
        ) : (
          icon
        )
      }
      {...(isWide ? { kind: 'plain' } : { isIcon: true, size: 'small' })}
      isDisabled={isBusy}
    >
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </Menu>
  )
}
