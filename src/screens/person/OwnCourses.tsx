import { coursesRoute } from '../../client/http/progress-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CourseList } from './CourseList.tsx'

/** How far one is in each course. */
export function OwnCourses({ username }: { readonly username: string }) {
  const errorText = useErrorText()
  const answer = useCall(coursesRoute, null)
  if (!answer) return <Skeleton height={220} />
  if (!answer.ok) return <p role="alert">{errorText(answer.error.code)}</p>
  return <CourseList progress={answer.data.courses} username={username} />
}
