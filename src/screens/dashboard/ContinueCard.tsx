import { useState } from 'react'
import type { User } from '../../../protocol/http/account.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { viewPicture } from '../../assets/landing-pictures.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EggMark } from '../../ui/EggMark.tsx'
import { agoWords } from '../../workspace/history/time-words.ts'
import styles from './Dashboard.module.css'

interface ContinueCardProps {
  /** The one changed last; nobody has one at first. */
  readonly project: ProjectSummary | undefined
  readonly user: User
}

/** The one big way on: the project that was changed last, or the way to a first one. */
export function ContinueCard({ project, user }: ContinueCardProps) {
  const t = useT()
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  if (!project) {
    return (
      <section className={styles.continue}>
        <img src={viewPicture} alt="" />
        <div className={styles.continueFoot}>
          <div className={styles.continueWords}>
            <h2>{t('dashboard.empty.title')}</h2>
            <p>{t('dashboard.empty.text')}</p>
          </div>
          <ButtonLink to="/sample-projects">{t('dashboard.empty.samples')}</ButtonLink>
          <ButtonLink kind="go" to="?open=templates">
            {t('site.user.newProject')}
          </ButtonLink>
        </div>
      </section>
    )
  }
  const { displayName, username, name, published, draftPicture, updatedAt } = project
  const picture = published?.thumbnail ?? draftPicture
  const changed = t('dashboard.changed', { ago: agoWords(updatedAt, now, locale) })
  return (
    <section className={styles.continue}>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <div className={styles.noPicture}>
          <EggMark height={120} />
        </div>
      )}
      <div className={styles.continueFoot}>
        <div className={styles.continueWords}>
          <h2>{displayName}</h2>
          <p>{username === user.username ? changed : `${changed}, ${t('dashboard.with', { username })}`}</p>
        </div>
        <ButtonLink kind="go" size="big" to={`/${username}/${name}`}>
          {t('dashboard.keepBuilding')}
        </ButtonLink>
      </div>
    </section>
  )
}
