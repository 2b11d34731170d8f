import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import type { ProjectSummary } from '../../protocol/http/project.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { AskTeacher } from './AskTeacher.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PlayCode } from './PlayCode.tsx'

/** After a publish: where the world is, how to pass it on, and the way there. */
export function PublishDone({ project }: { readonly project: ProjectSummary }) {
  const t = useT()
  const path = `/${project.username}/projects/${project.name}`
  return (
    <>
      <h3 role="status">{t('publish.success', { name: project.displayName })}</h3>
      <p>{t(project.visibility === 'class' ? 'publish.successInClass' : 'publish.successText')}</p>
      {project.visibility === 'class' ? <AskTeacher projectId={project._id} wanted="public" /> : null}
      <LinkCard path={path} name={project.displayName}>
        <ButtonLink kind="go" to={path} icon={<ArrowRightIcon weight="bold" />}>
          {t('publish.visit')}
        </ButtonLink>
      </LinkCard>
      {project.published ? <PlayCode code={project.published.playCode} /> : null}
    </>
  )
}
