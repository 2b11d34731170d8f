import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './AssetDetails.module.css'
import { ModelPreview } from './ModelPreview.tsx'

/** The file itself: seen or heard. */
export function AssetPreview({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const { type, name, link } = item
  const label = t('assets.preview', { name })
  switch (type) {
    case 'images':
      return <img className={styles.preview} src={link} alt={label} draggable={false} />
    case 'sounds':
      // biome-ignore lint/a11y/useMediaCaption: what somebody uploads has no captions
      return <audio className={styles.sound} src={link} controls aria-label={label} />
    case 'videos':
      // biome-ignore lint/a11y/useMediaCaption: what somebody uploads has no captions
      return <video className={styles.preview} src={link} controls playsInline aria-label={label} />
    case 'models':
      return <ModelPreview item={item} />
  }
}
