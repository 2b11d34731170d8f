import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import styles from './PersonPage.module.css'

interface PersonTabsProps {
  readonly username: string
  readonly tab: 'projects' | 'courses'
  /** Of their projects that are shown. */
  readonly count: number
}

/** The two pages of a person. They have addresses of their own, so they are links. */
export function PersonTabs({ username, tab, count }: PersonTabsProps) {
  const t = useT()
  const tabs = [
    { id: 'projects', to: `/${username}`, text: `${t('profile.projects')} ${count}` },
    { id: 'courses', to: `/${username}/courses`, text: t('profile.courses') },
  ] as const
  return (
    <nav className={styles.tabs} aria-label={t('profile.tabs')}>
      {tabs.map(({ id, to, text }) => (
        <Link key={id} to={to} aria-current={id === tab ? 'page' : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  )
}
