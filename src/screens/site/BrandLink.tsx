import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './SiteFrame.module.css'

/** The egg and the product's name, home. */
export function BrandLink({ markHeight }: { readonly markHeight: number }) {
  const t = useT()
  return (
    <Link className={styles.brand} to="/" aria-label={t('site.nav.home')}>
      <EggMark height={markHeight} />
      {t('common.productName')}
    </Link>
  )
}
