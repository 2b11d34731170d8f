import type { CourseName } from '../../../protocol/courses/courses.ts'
import { certificateRoute } from '../../client/http/progress-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CertificateSheet } from './CertificateSheet.tsx'

interface CertificateByCodeProps {
  readonly code: string
  /** What the address says; a certificate of another course is none of this page. */
  readonly course: CourseName
  readonly username: string
}

/** Asks the server whether there is such a certificate, and shows it. */
export function CertificateByCode({ code, course, username }: CertificateByCodeProps) {
  const errorText = useErrorText()
  const answer = useCall(certificateRoute, { code })
  if (!answer) return <Skeleton height={320} />
  if (!answer.ok) return <p role="alert">{errorText(answer.error.code)}</p>
  if (answer.data.course !== course) return <p role="alert">{errorText('course.certificate-missing')}</p>
  return <CertificateSheet certificate={answer.data} username={username} />
}
