import { useParams } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { projectsOfUserRoute } from '../client/http/project-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import NotFoundScreen from './NotFoundScreen.tsx'
import { Shelf } from './person/Shelf.tsx'
import { LoadFailed } from './site/LoadFailed.tsx'

/** `/{username}`: a person's published projects; one's own: all of them, with a way into each. */
export default function PersonScreen() {
  const { username = '' } = useParams()
  const { user, isRestored } = useAuth()
  const answer = useCall(projectsOfUserRoute, { username }, user?._id)
  if (!answer || !isRestored) return <HeaderSkeleton />
  if (answer.ok) {
    const isOwn = user?.username.toLowerCase() === answer.data.user.username.toLowerCase()
    return <Shelf person={answer.data.user} projects={answer.data.projects} isOwn={isOwn} />
  }
  return answer.error.code === 'account.person-missing' ? (
    <NotFoundScreen />
  ) : (
    <LoadFailed error={answer.error} />
  )
}
