import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './Learn.module.css'
import { stepKeys } from './step-keys.ts'

interface CourseStepsProps {
  readonly course: CourseName
  /** Numbers of the steps that the person has done. */
  readonly done: readonly number[]
}

/** One course: what it becomes, and its steps in order. */
export function CourseSteps({ course, done }: CourseStepsProps) {
  const t = useT()
  const name = t(`profile.coursesTab.${course}.name`)
  return (
    <section className={styles.course} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.about}>{t(`profile.coursesTab.${course}.text`)}</p>
      <ol aria-label={t('learn.steps', { course: name })}>
        {stepKeys[course].map((key, index) => (
          <li key={key} data-done={done.includes(index + 1)}>
            {t(key)}
            {done.includes(index + 1) ? (
              <CheckCircleIcon weight="fill" role="img" aria-label={t('learn.done')} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
