import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import type { ProjectSummary } from '../../protocol/http/project.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PlayCode } from './PlayCode.tsx'
import { ShownInClass } from './ShownInClass.tsx'

/** After a publish: who sees the world, how to pass it on, and the way there. */
export function PublishDone({ project }: { readonly project: ProjectSummary }) {
  const t = useT()
  const { visibility, displayName: name } = project
  const path = `/${project.username}/projects/${project.name}`
  const visit = (
    <ButtonLink kind="go" to={path} icon={<ArrowRightIcon weight="bold" />}>
      {t('publish.visit')}
    </ButtonLink>
  )
  if (visibility === 'private') {
    return (
      <>
        <h3 role="status">{t('publish.ready', { name })}</h3>
        <p>{`${t('publish.seenBy.private')} ${t('publish.seenByMore')}`}</p>
        {visit}
      </>
    )
  }
  return (
    <>
      <h3 role="status">{t('publish.success', { name })}</h3>
      <p>{t(`publish.seenBy.${visibility}`)}</p>
      {visibility === 'class' ? <ShownInClass projectId={project._id} /> : null}
      <LinkCard path={path} name={name}>
        {visit}
      </LinkCard>
      {project.published ? <PlayCode code={project.published.playCode} /> : null}
    </>
  )
}
