import { Navigate, useParams } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { projectByNameRoute } from '../client/http/project-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import NotFoundScreen from './NotFoundScreen.tsx'
import { ProjectPage } from './project/ProjectPage.tsx'
import { LoadFailed } from './site/LoadFailed.tsx'

/**
 * `/{username}/projects/{projectName}`: the world playing, and all that is known about it. An address from before a renaming becomes
 * the one of today.
 */
export default function ProjectScreen() {
  const { username = '', projectName = '' } = useParams()
  const { user, isRestored } = useAuth()
  const answer = useCall(projectByNameRoute, { username, name: projectName }, user?._id)
  if (!answer || !isRestored) return <HeaderSkeleton />
  if (answer.ok) {
    const { project } = answer.data
    if (project.name !== projectName)
      return <Navigate to={`/${project.username}/projects/${project.name}`} replace />
    return <ProjectPage {...answer.data} />
  }
  return answer.error.code === 'project.missing' ? <NotFoundScreen /> : <LoadFailed error={answer.error} />
}
