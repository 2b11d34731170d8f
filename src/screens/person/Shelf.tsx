import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ProjectSummary, ProjectsOfUserAnswer } from '../../../protocol/http/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from '../PersonScreen.module.css'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { WorldCard } from '../site/WorldCard.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'

interface ShelfProps {
  readonly person: ProjectsOfUserAnswer['user']
  readonly projects: readonly ProjectSummary[]
  readonly isOwn: boolean
}

/** A person's worlds on their shelf. */
export function Shelf({ person: { username, name, profileImg }, projects, isOwn }: ShelfProps) {
  const t = useT()
  const ownName = name === username ? '' : name
  const subtitle = isOwn ? username : ownName
  const start = (
    <ButtonLink kind="go" to="?open=templates" icon={<PlusIcon weight="bold" />}>
      {t('site.user.newProject')}
    </ButtonLink>
  )
  return (
    <SiteFrame title={t('site.person.documentTitle', { username })}>
      <div className={frame.wrap}>
        <div className={styles.head}>
          <Avatar name={username} image={profileImg} size="huge" />
          <div className={styles.spread}>
            <h1>{isOwn ? t('site.person.ownWorlds') : t('site.person.worlds', { username })}</h1>
            {subtitle === '' ? null : <p className={styles.name}>{subtitle}</p>}
          </div>
          {isOwn && projects.length > 0 ? start : null}
        </div>
        {projects.length > 0 ? (
          <WorldGrid>
            {projects.map((project) => (
              <ShelfTile key={project._id} project={project} isOwn={isOwn} />
            ))}
          </WorldGrid>
        ) : (
          <EmptyState
            title={isOwn ? t('site.person.ownEmptyTitle') : t('site.person.emptyTitle')}
            text={isOwn ? t('site.person.ownEmptyText') : t('site.person.emptyText', { username })}
            action={isOwn ? start : undefined}
          />
        )}
        <div className={styles.shelf} />
      </div>
    </SiteFrame>
  )
}

function ShelfTile({ project, isOwn }: { readonly project: ProjectSummary; readonly isOwn: boolean }) {
  const t = useT()
  const { username, name, displayName, published } = project
  return (
    <div className={styles.tile}>
      <WorldCard
        to={published ? `/${username}/projects/${name}` : `/${username}/${name}`}
        picture={published?.thumbnail}
        name={displayName}
      >
        {isOwn ? null : t('site.project.by', { username })}
      </WorldCard>
      {isOwn ? (
        <div className={styles.facts}>
          <span className={classes(styles.pill, published && styles.public)}>
            {published ? t('site.person.published') : t('site.person.private')}
          </span>
          <ButtonLink
            size="small"
            kind="ghost"
            to={`/${username}/${name}`}
            icon={<PencilSimpleIcon weight="bold" />}
            aria-label={t('site.person.edit', { project: displayName })}
          >
            {t('site.project.edit')}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
