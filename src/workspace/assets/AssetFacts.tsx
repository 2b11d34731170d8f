import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import styles from './AssetDetails.module.css'
import { modelLight } from './model-light.ts'

/** How large a file is; a model with its traffic light. */
export function AssetFacts({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const locale = useLocale()
  const { type, bytes, width, height, duration, triangles } = item
  const facts = [
    formatBytes(bytes, 2, locale),
    ...(width !== null && height !== null ? [t('assets.pixels', { width, height })] : []),
    ...(duration === null
      ? []
      : [
          t('assets.seconds', {
            seconds: (duration / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }),
          }),
        ]),
    ...(triangles === null ? [] : [t('assets.triangles', { count: triangles.toLocaleString(locale) })]),
  ]
  const { light, because } = modelLight(item)
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {type === 'models' ? (
        <p className={styles.light} data-light={light}>
          {t(`assets.light.${light}`)}
          {light === 'green' ? null : ` (${t(`assets.because.${because}`)})`}
        </p>
      ) : null}
    </>
  )
}
