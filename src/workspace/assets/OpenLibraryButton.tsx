import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Opens and closes the page of one's files. */
export function OpenLibraryButton({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const { state } = useWorkspace()
  const isOpen = useCell(state.isLibraryOpen)
  const toggle = () => {
    state.view.set('design')
    state.drawer.set(null)
    state.isLibraryOpen.set(!isOpen)
  }
  const icon = <ImagesIcon weight="bold" />
  return isWide ? (
    <Button isWide icon={icon} onClick={toggle}>
      {t('assets.title')}
    </Button>
  ) : (
    <IconButton label={t('assets.title')} icon={icon} isPressed={isOpen} onClick={toggle} />
  )
}
