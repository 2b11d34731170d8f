import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import styles from './SiteFrame.module.css'

const pages = ['teachers', 'faqs', 'feedback', 'contact', 'privacy', 'terms'] as const

/** The pages about Nestling, at the foot of every page. */
export function FootLinks() {
  const t = useT()
  return (
    <nav className={styles.footLinks} aria-label={t('site.foot.about')}>
      {pages.map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(`site.foot.${page}`)}
        </Link>
      ))}
    </nav>
  )
}
