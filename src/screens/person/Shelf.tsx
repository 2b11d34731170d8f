import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { UnseenTitle } from '../../ui/UnseenTitle.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import styles from './PersonPage.module.css'
import { ShelfTile } from './ShelfTile.tsx'

interface ShelfProps {
  readonly username: string
  readonly projects: readonly ProjectSummary[]
  readonly isOwn: boolean
}

/** A person's worlds on their shelf. */
export function Shelf({ username, projects, isOwn }: ShelfProps) {
  const t = useT()
  const start = (
    <ButtonLink kind="go" to="?open=templates" icon={<PlusIcon weight="bold" />}>
      {t('site.user.newProject')}
    </ButtonLink>
  )
  return (
    <>
      {isOwn && projects.length > 0 ? <div className={styles.bar}>{start}</div> : null}
      {projects.length > 0 ? (
        <>
          <UnseenTitle>{t('community.worlds')}</UnseenTitle>
          <WorldGrid>
            {projects.map((project) => (
              <ShelfTile key={project._id} project={project} isOwn={isOwn} />
            ))}
          </WorldGrid>
        </>
      ) : (
        <EmptyState
          level={2}
          title={isOwn ? t('site.person.ownEmptyTitle') : t('site.person.emptyTitle')}
          text={isOwn ? t('site.person.ownEmptyText') : t('site.person.emptyText', { username })}
          action={isOwn ? start : undefined}
        />
      )}
      <div className={styles.shelf} />
    </>
  )
}
