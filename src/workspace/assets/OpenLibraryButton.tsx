import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showLibrary } from '../state/show-library.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Opens the page of one's files. */
export function OpenLibraryButton({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const { state } = useWorkspace()
  return (
    <Button
      isWide={isWide}
      kind={isWide ? 'plain' : 'ghost'}
      size="small"
      icon={<ImagesIcon weight="bold" />}
      onClick={() => showLibrary(state)}
    >
      {t('assets.title')}
    </Button>
  )
}
