import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './AssetDetails.module.css'
import { useModelPicture } from './use-model-picture.ts'

/** A model seen from a little above. */
export function ModelPreview({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const picture = useModelPicture(item)
  return picture === null ? (
    <span className={styles.preview}>
      <CubeIcon weight="duotone" />
    </span>
  ) : (
    <img
      className={styles.preview}
      src={picture}
      alt={t('assets.preview', { name: item.name })}
      draggable={false}
    />
  )
}
