import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProjectByNameAnswer } from '../../../protocol/http/project.ts'
import { isKidsTag, kidsTags } from '../../../protocol/tags/kids-tags.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { HiddenNote } from '../site/HiddenNote.tsx'
import { ProjectActions } from './ProjectActions.tsx'
import styles from './ProjectPage.module.css'

const ReportModal = lazy(async () => ({
  default: (await import('../../report/ReportModal.tsx')).ReportModal,
}))

/** What is known of a project: its name, its maker, what it is about and of which kind, and what can be done with it. */
export function ProjectFacts(answer: ProjectByNameAnswer) {
  const t = useT()
  const locale = useLocale()
  const [isReporting, setReporting] = useState(false)
  const { project, access, tags } = answer
  const { _id, username, published, remixedFrom, isHidden } = project
  const { displayName, description } = useProjectTexts(project)
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' })
  const known = tags.filter(isKidsTag)
  return (
    <div className={styles.page}>
      <h1>{displayName}</h1>
      <div className={styles.by}>
        <Avatar name={username} image={null} />
        <span className={styles.who}>
          <Link to={`/${username}`}>{username}</Link>
          <span className={styles.small}>
            {isHidden
              ? t('world.hidden')
              : published
                ? t('site.project.published', { date: date.format(published.publishedAt) })
                : t('site.project.notPublished')}
          </span>
        </span>
        <ProjectActions {...answer} />
      </div>
      {isHidden ? <HiddenNote /> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
      {remixedFrom ? (
        <p className={styles.small}>
          <Link to={`/${remixedFrom.username}/projects/${remixedFrom.name}`}>
            {t('site.project.remixOf', {
              project: remixedFrom.displayName,
              username: remixedFrom.username,
            })}
          </Link>
        </p>
      ) : null}
      <div className={styles.foot}>
        {known.length > 0 ? (
          <ul className={styles.tags} aria-label={t('world.kinds')}>
            {known.map((tag) => (
              <li key={tag}>
                <Link to={`/community?tag=${tag}`}>{kidsTags[tag][locale]}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        {access === 'owner' ? null : (
          <Button
            kind="ghost"
            size="small"
            icon={<FlagIcon weight="bold" />}
            onClick={() => setReporting(true)}
          >
            {t('world.report')}
          </Button>
        )}
      </div>
      {isReporting ? (
        <Suspense>
          <ReportModal subject={{ projectId: _id }} name={displayName} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
