import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { useNavigate } from 'react-router-dom'
import { courseSteps } from '../../../content/courses/course-steps.ts'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import { loadCourse } from '../../client/courses/load-course.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Learn.module.css'

interface CourseStepsProps {
  readonly course: CourseName
  /** Numbers of the steps that the person has done. */
  readonly done: readonly number[]
}

/** One course: what it becomes, and its steps in order. */
export function CourseSteps({ course, done }: CourseStepsProps) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const start = async () => {
    const [plan, { beginCourse }] = await Promise.all([
      loadCourse(course),
      import('../../client/courses/begin-course.ts'),
    ])
    navigate(beginCourse(plan, locale))
  }
  const isFinished = done.length >= courseSteps[course].length
  const name = t(`profile.coursesTab.${course}.name`)
  return (
    <section className={styles.course} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.about}>{t(`profile.coursesTab.${course}.text`)}</p>
      <ol aria-label={t('learn.steps', { course: name })}>
        {courseSteps[course].map(({ id, title }, index) => (
          <li key={id} data-done={done.includes(index + 1)}>
            {title[locale]}
            {done.includes(index + 1) ? (
              <CheckCircleIcon weight="fill" role="img" aria-label={t('learn.done')} />
            ) : null}
          </li>
        ))}
      </ol>
      <div className={styles.start}>
        <Button
          kind={isFinished ? 'plain' : 'go'}
          aria-label={t(isFinished ? 'learn.startCourseAgain' : 'learn.startCourse', { course: name })}
          onClick={() => void start()}
        >
          {t(isFinished ? 'learn.startAgain' : 'learn.start')}
        </Button>
      </div>
    </section>
  )
}
