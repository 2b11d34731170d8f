import { courseNames } from '../../protocol/courses/courses.ts'
import { useAuth } from '../account/use-auth.ts'
import { coursesRoute } from '../client/http/progress-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CourseSteps } from './learn/CourseSteps.tsx'
import styles from './learn/Learn.module.css'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { startOf } from './templates/start-of.ts'

/** `/tutorials` for everybody and `/dashboard/learn` for who is logged in: the courses, step by step, and how far one is. */
export default function LearnScreen() {
  const { user } = useAuth()
  return user ? <OwnLearnPage key={user._id} /> : <LearnPage done={new Map()} />
}

function OwnLearnPage() {
  const answer = useCall(coursesRoute, null)
  const courses = answer?.ok ? answer.data.courses : []
  return <LearnPage done={new Map(courses.map(({ course, done }) => [course, done]))} />
}

function LearnPage({ done }: { readonly done: ReadonlyMap<string, readonly number[]> }) {
  const t = useT()
  return (
    <SiteFrame title={t('learn.documentTitle')}>
      <div className={frame.wrap}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h1>{t('learn.title')}</h1>
            <p>{t('learn.lead')}</p>
          </div>
          <ButtonLink kind="go" {...startOf('blank')}>
            {t('learn.begin')}
          </ButtonLink>
        </div>
        <div className={styles.courses}>
          {courseNames.map((course) => (
            <CourseSteps key={course} course={course} done={done.get(course) ?? []} />
          ))}
        </div>
        <p className={styles.more}>
          <ButtonLink to="/sample-projects">{t('learn.samples')}</ButtonLink>
        </p>
      </div>
    </SiteFrame>
  )
}
