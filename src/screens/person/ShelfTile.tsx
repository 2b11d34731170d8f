import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { lazy, Suspense } from 'react'
import type { ApprovalRequest } from '../../../protocol/http/approvals.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { useT } from '../../i18n/use-t.ts'
import { TeacherWord } from '../../publish/TeacherWord.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { HiddenNote } from '../site/HiddenNote.tsx'
import { WorldCard } from '../site/WorldCard.tsx'
import styles from './PersonPage.module.css'

const DeleteProject = lazy(async () => ({ default: (await import('./DeleteProject.tsx')).DeleteProject }))

interface ShelfTileProps {
  readonly project: ProjectSummary
  readonly isOwn: boolean
  /** What the owner asked the teacher about it. */
  readonly approval?: ApprovalRequest | undefined
  /** It was put into the bin. */
  readonly onDeleted?: () => void
}

/** A world on a shelf; on one's own with who sees it and the way into the workspace. */
export function ShelfTile({ project, isOwn, approval, onDeleted }: ShelfTileProps) {
  const t = useT()
  const { username, name, published, draftPicture, isHidden } = project
  const { displayName } = useProjectTexts(project)
  return (
    <div className={styles.tile}>
      <WorldCard
        to={published ? `/${username}/projects/${name}` : `/${username}/${name}`}
        picture={published?.thumbnail ?? draftPicture}
        name={displayName}
      >
        {isOwn ? null : t('site.project.by', { username })}
      </WorldCard>
      {isOwn ? (
        <div className={styles.facts}>
          {isHidden ? (
            <span className={classes(styles.pill, styles.hidden)}>{t('world.hidden')}</span>
          ) : (
            <span className={classes(styles.pill, published && styles.public)}>
              {published ? t('site.person.published') : t('site.person.private')}
            </span>
          )}
          <span className={styles.ways}>
            <ButtonLink
              size="small"
              kind="ghost"
              to={`/${username}/${name}`}
              icon={<PencilSimpleIcon weight="bold" />}
              aria-label={t('site.person.edit', { project: displayName })}
            >
              {t('site.project.edit')}
            </ButtonLink>
            {onDeleted ? (
              <Suspense>
                <DeleteProject projectId={project._id} name={displayName} onDeleted={onDeleted} />
              </Suspense>
            ) : null}
          </span>
        </div>
      ) : null}
      {isOwn && isHidden ? <HiddenNote /> : null}
      {isOwn ? <TeacherWord approval={approval} /> : null}
    </div>
  )
}
