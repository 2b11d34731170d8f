import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import styles from './AssetGrid.module.css'
import { modelLight } from './model-light.ts'
import { typeIcons } from './type-icons.ts'
import { useModelPicture } from './use-model-picture.ts'

interface AssetCardProps {
  readonly item: LibraryItem
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One file in a list. */
export function AssetCard({ item, isChosen, onChoose }: AssetCardProps) {
  const t = useT()
  const locale = useLocale()
  const { name, type, thumbnail, bytes, isDisabled } = item
  const Icon = typeIcons[type]
  const picture = useModelPicture(item) ?? thumbnail
  const light = type === 'models' ? modelLight(item).light : undefined
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-pressed={isChosen}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onChoose}
      >
        <span className={styles.picture}>
          {picture ? (
            <img src={picture} alt="" loading="lazy" draggable={false} />
          ) : (
            <Icon weight="duotone" />
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>
          {light ? (
            <span
              className={styles.light}
              data-light={light}
              role="img"
              aria-label={t(`assets.light.${light}`)}
            />
          ) : null}
          {formatBytes(bytes, 1, locale)}
        </span>
      </button>
    </li>
  )
}
