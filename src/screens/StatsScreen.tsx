import { filterRange } from '../../protocol/http/statistics.ts'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { statisticsRoute } from '../client/http/statistics-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import NotFoundScreen from './NotFoundScreen.tsx'
import { LoadFailed } from './site/LoadFailed.tsx'
import { Statistics } from './stats/Statistics.tsx'

/** `/stats`: for staff; everybody else sees that there is no such page. The server decides who is. */
export default function StatsScreen() {
  const { user, isRestored } = useAuth()
  const answer = useCall(
    statisticsRoute,
    { filter_by: String(filterRange.usual), interval: 'weeks' },
    user?._id,
  )
  if (!answer || !isRestored) return <HeaderSkeleton />
  if (answer.ok) return <Statistics />
  return answer.error.code === 'statistics.staff-only' ? (
    <NotFoundScreen />
  ) : (
    <LoadFailed error={answer.error} />
  )
}
