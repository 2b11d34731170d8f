import { Link } from 'react-router-dom'
import { courseNames, courses } from '../../../protocol/courses/courses.ts'
import type { CoursesAnswer } from '../../../protocol/http/progress.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { certificatePath } from '../certificate/certificate-path.ts'
import styles from './PersonPage.module.css'

interface CourseListProps {
  readonly progress?: CoursesAnswer['courses']
  /** Whose progress it is; their certificates are theirs to fetch. */
  readonly username?: string
}

/** All courses, how far somebody is in each where that is known, and the way to where they begin. */
export function CourseList({ progress = [], username = '' }: CourseListProps) {
  const t = useT()
  return (
    <>
      <ul className={styles.courses}>
        {courseNames.map((course) => (
          <li key={course}>
            <h2>{t(`profile.coursesTab.${course}.name`)}</h2>
            <p>{t(`profile.coursesTab.${course}.text`)}</p>
            <Progress
              progress={progress.find((one) => one.course === course)}
              steps={courses[course]}
              path={certificatePath(username, course, null)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.toCourses}>
        <ButtonLink to="/tutorials">{t('certificate.toCourses')}</ButtonLink>
      </p>
    </>
  )
}

function Progress({
  progress,
  steps,
  path,
}: {
  readonly progress: CoursesAnswer['courses'][number] | undefined
  readonly steps: number
  readonly path: string
}) {
  const t = useT()
  const date = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'long' })
  const done = progress?.done.length ?? 0
  return (
    <>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbers
          <span key={index} data-done={index < done} />
        ))}
      </div>
      {progress ? (
        <p className={styles.quiet}>
          {progress.finishedAt !== null
            ? t('profile.coursesTab.finished', { date: date.format(progress.finishedAt) })
            : done > 0
              ? t('profile.coursesTab.steps', { done, steps })
              : t('profile.coursesTab.notStarted')}
          {progress.finishedAt === null ? null : (
            <>
              {' · '}
              <Link to={path}>{t('profile.coursesTab.certificate')}</Link>
            </>
          )}
        </p>
      ) : null}
    </>
  )
}
