import { NavLink } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import styles from './SiteFrame.module.css'

const places = [
  { to: '/community', text: 'site.nav.explore' },
  { to: '/sample-projects', text: 'site.nav.samples' },
  { to: '/tutorials', text: 'site.nav.learn' },
] as const

/** The ways through the site; on phones a line of its own. */
export function SiteNav() {
  const t = useT()
  return (
    <nav className={styles.nav} aria-label={t('site.nav.main')}>
      {places.map(({ to, text }) => (
        <NavLink key={to} to={to}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
