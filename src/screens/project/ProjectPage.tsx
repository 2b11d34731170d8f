import type { ProjectByNameAnswer } from '../../../protocol/http/project.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { DeviceCheck } from './DeviceCheck.tsx'
import { FamilyTree } from './FamilyTree.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import styles from './ProjectPage.module.css'
import { SeeInside } from './SeeInside.tsx'
import { SimilarProjects } from './SimilarProjects.tsx'
import { WorldStage } from './WorldStage.tsx'

/** A project for everybody who may see it: play it, read about it, like it, copy it, pass it on, see what came of it. */
export function ProjectPage(answer: ProjectByNameAnswer) {
  const t = useT()
  const { project } = answer
  const { username, name, published } = project
  const { displayName } = useProjectTexts(project)
  return (
    <SiteFrame title={t('site.project.documentTitle', { project: displayName, username })}>
      <div className={frame.wrap}>
        {published ? (
          <WorldStage code={published.playCode} poster={published.thumbnail} name={displayName} />
        ) : (
          <div className={styles.unpublished}>
            <EmptyState
              level="none"
              title={t('site.project.notPublishedTitle')}
              text={t('site.project.publishFirst')}
              action={<ButtonLink to={`/${username}/${name}`}>{t('site.project.edit')}</ButtonLink>}
            />
          </div>
        )}
        <div className={styles.columns}>
          <ProjectFacts {...answer} />
          <aside className={styles.aside}>
            {published ? <SeeInside project={project} /> : null}
            <FamilyTree project={project} />
            {published ? <DeviceCheck {...published} /> : null}
          </aside>
        </div>
        <SimilarProjects project={project} />
      </div>
    </SiteFrame>
  )
}
