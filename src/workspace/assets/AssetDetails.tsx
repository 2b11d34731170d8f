import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { WordsField } from '../properties/WordsField.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AssetDetails.module.css'
import { AssetFacts } from './AssetFacts.tsx'
import { AssetOrigin } from './AssetOrigin.tsx'
import { AssetPreview } from './AssetPreview.tsx'
import { AssetUses } from './AssetUses.tsx'
import { ShrinkButton } from './ShrinkButton.tsx'
import { useAddAsset } from './use-add-asset.ts'
import { useAssetActions } from './use-asset-actions.ts'

interface AssetDetailsProps {
  /** `undefined` while none is chosen. */
  readonly item: LibraryItem | undefined
  readonly onClose: () => void
}

/** Everything about the chosen file and everything that can be done with it. */
export function AssetDetails({ item, onClose }: AssetDetailsProps) {
  const t = useT()
  const { access } = useSession()
  const { state } = useWorkspace()
  const addAsset = useAddAsset()
  const actions = useAssetActions()
  const isViewer = access === 'viewer'
  if (!item)
    return (
      <aside className={styles.details} aria-label={t('assets.region')}>
        <p className={styles.hint}>{t('assets.choose')}</p>
      </aside>
    )

  const use = async () => {
    if (!(await addAsset(item))) return
    showToast({ kind: 'success', text: t('assets.used', { name: item.name }) })
    state.isLibraryOpen.set(false)
  }
  return (
    <aside className={styles.details} aria-label={t('assets.region')}>
      <div className={styles.head}>
        <h3>{item.name}</h3>
        <IconButton label={t('common.close')} icon={<XIcon weight="bold" />} onClick={onClose} />
      </div>
      <AssetPreview item={item} />
      <AssetFacts item={item} />
      <ShrinkButton item={item} />
      {isViewer ? null : (
        <Button
          isWide
          kind="berry"
          icon={<PlusIcon weight="bold" />}
          disabled={item.isDisabled}
          onClick={() => void use()}
        >
          {t('assets.use')}
        </Button>
      )}
      <WordsField
        label={t('assets.name')}
        value={item.name}
        most={80}
        isDisabled={item.isDisabled}
        onCommit={(name) => void actions.rename(item, name)}
      />
      {isViewer ? null : <AssetOrigin item={item} />}
      <AssetUses item={item} />
      <Button
        isWide
        icon={<TrashIcon weight="bold" />}
        disabled={item.isDisabled}
        onClick={async () => {
          if (await actions.remove(item)) onClose()
        }}
      >
        {t('assets.delete')}
      </Button>
    </aside>
  )
}
