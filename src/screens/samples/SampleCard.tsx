import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { filmOf } from '../../client/samples/film-of.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { WorldCard } from '../site/WorldCard.tsx'

/** A sample in a list: its picture, its name and what happens in it. */
export function SampleCard({ project }: { readonly project: ProjectSummary }) {
  const { displayName, description } = useProjectTexts(project)
  return (
    <WorldCard
      to={`/${project.username}/projects/${project.name}`}
      picture={project.published?.thumbnail}
      film={filmOf(project)}
      name={displayName}
    >
      {description}
    </WorldCard>
  )
}
