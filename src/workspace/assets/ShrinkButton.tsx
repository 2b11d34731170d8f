import { ArrowsInIcon } from '@phosphor-icons/react/dist/csr/ArrowsIn'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { modelLight } from './model-light.ts'
import { useShrink } from './use-shrink.ts'

/** For a model that is not light: a smaller one, which stands beside it. */
export function ShrinkButton({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const { isShrinking, shrinkItem } = useShrink()
  if (item.type !== 'models' || modelLight(item).light === 'green') return null
  return (
    <Button
      isWide
      isBusy={isShrinking}
      icon={<ArrowsInIcon weight="bold" />}
      disabled={item.isDisabled}
      onClick={() => void shrinkItem(item)}
    >
      {t('assets.shrink')}
    </Button>
  )
}
