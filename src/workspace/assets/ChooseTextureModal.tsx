import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { useEffect } from 'react'
import { paintWithAsset } from '../../../commands/asset/paint-with-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useSend } from '../actions/use-send.ts'
import { useProject, useSession } from '../session-context.ts'
import { AssetGrid } from './AssetGrid.tsx'
import { usageOfItem } from './asset-of-item.ts'
import styles from './ChooseTextureModal.module.css'
import { LibrarySearch } from './LibrarySearch.tsx'
import { paintableIds } from './paintable-ids.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useLibrary } from './use-library.ts'

interface ChooseTextureModalProps {
  readonly entities: readonly Entity[]
  readonly onClose: () => void
}

/** The pictures of the library (spec M10): one is chosen, brought along, or taken off; each as one step for all of the things. */
export function ChooseTextureModal({ entities, onClose }: ChooseTextureModalProps) {
  const t = useT()
  const send = useSend()
  const { bus, newId } = useSession()
  const { library } = useLibrary()
  const entityIds = paintableIds(entities)
  const texture = entities[0]?.components.material?.texture
  const chosen = useProject((project) => project.assets.find(({ id }) => assetReference(id) === texture))
  useEffect(() => library.actor.send({ type: 'type.choose', assetType: 'images' }), [library])

  const paint = (item: LibraryItem) => {
    const { assetId, asset } = usageOfItem(bus.project, item, newId)
    const picture = assetReference(assetId)
    if (send(paintWithAsset, { ...(asset && { asset }), picture, entityIds }).ok) onClose()
  }
  const upload = async (files: readonly File[]) => {
    const [item] = await library.upload(files, 'images')
    if (item?.type === 'images') paint(item)
  }
  return (
    <Modal title={t('assets.chooseTexture')} isOpen onClose={onClose} size="wide">
      <div className={styles.bar}>
        <LibrarySearch className={styles.search} />
        {texture === undefined ? null : (
          <Button
            icon={<ProhibitIcon weight="bold" />}
            onClick={() => {
              if (send(paintWithAsset, { picture: null, entityIds }).ok) onClose()
            }}
          >
            {t('assets.noPicture')}
          </Button>
        )}
        <UploadButton type="images" isOnly onFiles={(files) => void upload(files)} />
      </div>
      <UploadList />
      <div className={styles.pictures}>
        <AssetGrid chosenKey={chosen?.key ?? null} onChoose={paint} />
      </div>
    </Modal>
  )
}
