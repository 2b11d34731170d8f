import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import { use, useEffect, useEffectEvent, useId, useState } from 'react'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import { loadCourse } from '../../client/courses/load-course.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useProject, useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { CourseExample } from './CourseExample.tsx'
import styles from './CourseOverlay.module.css'
import { followCourse, stepsDone } from './follow-course.ts'

interface CourseOverlayProps {
  readonly name: CourseName
  readonly projectId: () => string | null
}

/** The tutorials overlay (spec M17): the step of the course beside the work. It goes on by what is built and played, never by a button. */
export function CourseOverlay({ name, projectId }: CourseOverlayProps) {
  const t = useT()
  const body = useId()
  const course = use(loadCourse(name))
  const session = useSession()
  const { state } = useWorkspace()
  const done = useProject((project) => stepsDone(project, name, course))
  const [isFolded, setFolded] = useState(false)
  const idOf = useEffectEvent(() => projectId())
  useEffect(
    () => followCourse({ name, course, session, state, projectId: () => idOf() }),
    [name, course, session, state],
  )
  const { length } = course.steps
  return (
    <aside className={styles.card} aria-label={t('course.title')} data-folded={isFolded}>
      <header>
        <h2>
          {done < length
            ? t('course.step', { step: done + 1, steps: length })
            : t('course.allDone', { steps: length })}
        </h2>
        <IconButton
          label={t(isFolded ? 'course.unfold' : 'course.fold')}
          icon={isFolded ? <CaretUpIcon weight="bold" /> : <CaretDownIcon weight="bold" />}
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => setFolded(!isFolded)}
        />
      </header>
      <div className={styles.dots} aria-hidden="true">
        {course.steps.map(({ id }, index) => (
          <span key={id} data-done={index < done} />
        ))}
      </div>
      <div id={body} hidden={isFolded} className={styles.body} aria-live="polite">
        <Step key={done} name={name} index={done} />
      </div>
    </aside>
  )
}

function Step({ name, index }: { readonly name: CourseName; readonly index: number }) {
  const t = useT()
  const locale = useLocale()
  const course = use(loadCourse(name))
  const [help, setHelp] = useState<'hint' | 'example' | null>(null)
  const step = course.steps[index]
  if (!step)
    return (
      <>
        <p className={styles.goal}>{t('course.finished')}</p>
        <ButtonLink size="small" kind="go" to="/tutorials">
          {t('course.toCourses')}
        </ButtonLink>
      </>
    )
  const toggle = (wanted: 'hint' | 'example') => setHelp(help === wanted ? null : wanted)
  return (
    <>
      <p className={styles.goal}>{step.title[locale]}</p>
      <p>{step.text[locale]}</p>
      <div className={styles.ways}>
        <Button size="small" aria-expanded={help === 'hint'} onClick={() => toggle('hint')}>
          {t('course.hint')}
        </Button>
        <Button size="small" aria-expanded={help === 'example'} onClick={() => toggle('example')}>
          {t('course.showMe')}
        </Button>
      </div>
      {help === 'hint' ? <p className={styles.hint}>{step.hint[locale]}</p> : null}
      {help === 'example' ? <CourseExample course={course} step={step} /> : null}
    </>
  )
}
