import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProjectByNameAnswer, ProjectSummary } from '../../../protocol/http/project.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { LinkModal } from '../../publish/LinkModal.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import styles from './ProjectPage.module.css'
import { useClone } from './use-clone.ts'
import { WorldStage } from './WorldStage.tsx'

interface ProjectPageProps {
  readonly project: ProjectSummary
  readonly access: ProjectByNameAnswer['access']
}

/** A project for everybody who may see it: play it, read about it, copy it, pass it on. */
export function ProjectPage({ project, access }: ProjectPageProps) {
  const t = useT()
  const locale = useLocale()
  const { clone, isCloning } = useClone(project._id)
  const [isSharing, setSharing] = useState(false)
  const { displayName, description, username, name, published, remixedFrom } = project
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <SiteFrame title={t('site.project.documentTitle', { project: displayName, username })}>
      <div className={frame.wrap}>
        {published ? (
          <WorldStage code={published.playCode} poster={published.thumbnail} name={displayName} />
        ) : (
          <div className={styles.unpublished}>
            <EmptyState
              title={t('site.project.notPublishedTitle')}
              text={t('site.project.publishFirst')}
              action={<ButtonLink to={`/${username}/${name}`}>{t('site.project.edit')}</ButtonLink>}
            />
          </div>
        )}
        <div className={styles.page}>
          <h1>{displayName}</h1>
          <div className={styles.by}>
            <Avatar name={username} image={null} />
            <span className={styles.who}>
              <Link to={`/${username}`}>{username}</Link>
              <span className={styles.small}>
                {published
                  ? t('site.project.published', { date: date.format(published.publishedAt) })
                  : t('site.project.notPublished')}
              </span>
            </span>
            <span className={styles.actions}>
              {access === 'viewer' ? null : (
                <ButtonLink to={`/${username}/${name}`} icon={<PencilSimpleIcon weight="bold" />}>
                  {t('site.project.edit')}
                </ButtonLink>
              )}
              <Button icon={<CopyIcon weight="bold" />} isBusy={isCloning} onClick={clone}>
                {isCloning ? t('site.project.cloning') : t('site.project.clone')}
              </Button>
              <Button icon={<ShareNetworkIcon weight="bold" />} onClick={() => setSharing(true)}>
                {t('site.project.share')}
              </Button>
            </span>
          </div>
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
        </div>
        <LinkModal
          isOpen={isSharing}
          onClose={() => setSharing(false)}
          path={`/${username}/projects/${name}`}
          name={displayName}
        />
      </div>
    </SiteFrame>
  )
}
