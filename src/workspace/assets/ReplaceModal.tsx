import { useEffect, useState } from 'react'
import { replaceAsset } from '../../../commands/asset/replace-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { useSend } from '../actions/use-send.ts'
import { useSession } from '../session-context.ts'
import { AssetGrid } from './AssetGrid.tsx'
import { usageOfItem } from './asset-of-item.ts'
import { BrowsedList } from './browsed-list.ts'
import styles from './ChooseTextureModal.module.css'
import { LibrarySearch } from './LibrarySearch.tsx'
import type { LibraryActor } from './library.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useLibrary } from './use-library.ts'

interface ReplaceModalProps {
  readonly asset: Asset
  readonly onClose: () => void
}

/** All files of a list: one is chosen or brought along, and everything that shows or plays `asset` takes that instead, by one step. */
export function ReplaceModal({ asset, onClose }: ReplaceModalProps) {
  const t = useT()
  const send = useSend()
  const { bus, newId } = useSession()
  const { library } = useLibrary()
  const { type } = asset
  const [list, setList] = useState<LibraryActor | null>(null)
  useEffect(() => {
    const own = library.browse(type)
    setList(own)
    return () => {
      own.stop()
    }
  }, [library, type])

  const replace = (item: LibraryItem) => {
    if (item.key === asset.key) return onClose()
    const { assetId: replacementId, asset: birth } = usageOfItem(bus.project, item, newId)
    if (!send(replaceAsset, { assetId: asset.id, replacementId, ...(birth && { asset: birth }) }).ok) return
    showToast({ kind: 'success', text: t('assets.replaced', { name: item.name }) })
    onClose()
  }
  const upload = async (files: readonly File[]) => {
    const [item] = await library.upload(files, type)
    if (item?.type === type) replace(item)
  }
  return (
    <Modal title={t('assets.replace')} isOpen onClose={onClose} size="wide">
      {list ? (
        <BrowsedList value={list}>
          <div className={styles.bar}>
            <LibrarySearch className={styles.search} />
            <UploadButton type={type} isOnly onFiles={(files) => void upload(files)} />
          </div>
          <div className={styles.pictures}>
            <AssetGrid chosenKey={asset.key} onChoose={replace} />
          </div>
        </BrowsedList>
      ) : null}
      <UploadList />
    </Modal>
  )
}
