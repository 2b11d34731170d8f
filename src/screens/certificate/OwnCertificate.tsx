import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { User } from '../../../protocol/http/account.ts'
import { call } from '../../client/http/call.ts'
import { coursesRoute, issueCertificateRoute } from '../../client/http/progress-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Certificate.module.css'
import { CertificateByCode } from './CertificateByCode.tsx'
import { certificatePath } from './certificate-path.ts'

interface OwnCertificateProps {
  readonly user: User
  readonly course: CourseName
}

/** One's own certificate: the one there is, the way to get it, or how much is missing. */
export function OwnCertificate({ user, course }: OwnCertificateProps) {
  const t = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const answer = useCall(coursesRoute, null)
  const [error, setError] = useState<ErrorCode | null>(null)
  if (!answer) return <Skeleton height={320} />
  if (!answer.ok) return <p role="alert">{errorText(answer.error.code)}</p>
  const progress = answer.data.courses.find((one) => one.course === course)
  if (progress && progress.certificate !== null)
    return <CertificateByCode code={progress.certificate} course={course} username={user.username} />
  if (!progress || progress.finishedAt === null)
    return (
      <p>
        {t('certificate.missing', { done: progress?.done.length ?? 0, steps: progress?.steps ?? 0 })}{' '}
        <Link to="/dashboard/learn">{t('certificate.toCourses')}</Link>
      </p>
    )
  const issue = async (shownAs: 'username' | 'name') => {
    const issued = await call(issueCertificateRoute, { course, shownAs })
    if (issued.ok) navigate(certificatePath(user.username, course, issued.data.code), { replace: true })
    else setError(issued.error.code)
  }
  return (
    <section className={styles.issue}>
      <p>{t('certificate.choose')}</p>
      <div>
        <Button kind="go" onClick={() => void issue('username')}>
          {t('certificate.as', { name: user.username })}
        </Button>
        {user.name === user.username ? null : (
          <Button onClick={() => void issue('name')}>{t('certificate.as', { name: user.name })}</Button>
        )}
      </div>
      {error ? <p role="alert">{errorText(error)}</p> : null}
    </section>
  )
}
