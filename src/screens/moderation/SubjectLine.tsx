import { Link } from 'react-router-dom'
import type { ModerationSubject } from '../../../protocol/http/reports.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './Moderation.module.css'

interface SubjectLineProps {
  readonly subject: ModerationSubject
  readonly isHidden: boolean
  /** Tells of an earlier time: what is so today is not said. */
  readonly isPast?: boolean
}

/** What it is about, with the way there as long as others can go it too. */
export function SubjectLine({ subject, isHidden, isPast = false }: SubjectLineProps) {
  const t = useT()
  const { kind, displayName, username } = subject
  const to = kind === 'project' ? `/${username}/projects/${subject.name}` : `/${username}`
  return (
    <h3 className={styles.subject}>
      {isHidden ? displayName : <Link to={to}>{displayName}</Link>}
      <span className={styles.by}>
        {kind === 'project'
          ? t('moderation.projectBy', { username })
          : t('moderation.profileOf', { username })}
      </span>
      {isHidden && !isPast ? <span className={styles.hidden}>{t('moderation.hidden')}</span> : null}
    </h3>
  )
}
