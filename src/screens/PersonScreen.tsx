import { useLocation, useParams } from 'react-router-dom'
import { PersonPage } from './person/PersonPage.tsx'

/** `/{username}`, `/{username}/projects` and `/{username}/courses`: a person with one of their two tabs. */
export default function PersonScreen() {
  const { username = '' } = useParams()
  const { pathname } = useLocation()
  return <PersonPage username={username} tab={pathname.endsWith('/courses') ? 'courses' : 'projects'} />
}
