import { useParams, useSearchParams } from 'react-router-dom'
import { courseNames } from '../../protocol/courses/courses.ts'
import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import styles from './certificate/Certificate.module.css'
import { CertificateByCode } from './certificate/CertificateByCode.tsx'
import { OwnCertificate } from './certificate/OwnCertificate.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'

/** `/{username}/courses/{hocCourse}`: the certificate of a course. Whoever has its whole address sees that it is true. */
export default function CertificateScreen() {
  const t = useT()
  const { user } = useAuth()
  const { username = '', hocCourse } = useParams()
  const [search] = useSearchParams()
  const course = courseNames.find((name) => name === hocCourse)
  if (!course) return <NotFoundScreen />
  const code = search.get('code')
  const isOwn = user?.username.toLowerCase() === username.toLowerCase()
  const name = t(`profile.coursesTab.${course}.name`)
  const title = t('certificate.title', { course: name })
  return (
    <SiteFrame title={t('certificate.documentTitle', { course: name })}>
      <div className={frame.wrap}>
        {code === null && !(isOwn && user) ? (
          <EmptyState level={1} title={title} text={t('certificate.needsCode', { username })} />
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {code !== null ? (
          <CertificateByCode key={code} code={code} course={course} username={username} />
        ) : isOwn && user ? (
          <OwnCertificate key={user._id} user={user} course={course} />
        ) : null}
      </div>
    </SiteFrame>
  )
}
