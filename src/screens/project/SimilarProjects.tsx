import { lazy, Suspense, useState } from 'react'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { similarProjectsRoute } from '../../client/http/community-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { CommunityCard } from '../community/CommunityCard.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import styles from './ProjectPage.module.css'

const SimilarModal = lazy(async () => ({ default: (await import('./SimilarModal.tsx')).SimilarModal }))

/** Beside each other in one row. */
const inRow = 4

/** Published projects that have something in common with one: a row of them, and all in a modal. Nothing when there are none. */
export function SimilarProjects({ project: { name, username } }: { readonly project: ProjectSummary }) {
  const t = useT()
  const answer = useCall(similarProjectsRoute, { projectname: name, username })
  const [isOpen, setOpen] = useState(false)
  const projects = answer?.ok ? answer.data.projects : []
  if (projects.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <div className={styles.sectionHead}>
        <h2 id="similar">{t('world.similar.title')}</h2>
        {projects.length > inRow ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('world.similar.all')}
          </Button>
        ) : null}
      </div>
      <WorldGrid>
        {projects.slice(0, inRow).map((project) => (
          <CommunityCard key={project._id} project={project} />
        ))}
      </WorldGrid>
      {isOpen ? (
        <Suspense>
          <SimilarModal projects={projects} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
