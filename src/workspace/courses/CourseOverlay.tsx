import { use, useEffect, useEffectEvent, useState } from 'react'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import { loadCourse } from '../../client/courses/load-course.ts'
import { stepPicture } from '../../client/courses/step-pictures.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useProject, useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { StepCard, StepText } from '../steps/StepCard.tsx'
import { useCoversRun } from '../steps/use-covers-run.ts'
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
  const course = use(loadCourse(name))
  const session = useSession()
  const { state } = useWorkspace()
  const done = useProject((project) => stepsDone(project, name, course))
  const idOf = useEffectEvent(() => projectId())
  useEffect(
    () => followCourse({ name, course, session, state, projectId: () => idOf() }),
    [name, course, session, state],
  )
  const locale = useLocale()
  const foldsByItself = useCoversRun()
  const { length } = course.steps
  const step = course.steps[done]
  return (
    <StepCard
      label={t('course.title')}
      heading={
        step ? t('course.step', { step: done + 1, steps: length }) : t('course.allDone', { steps: length })
      }
      {...(step && { foldedHeading: t('course.line', { step: done + 1, goal: step.title[locale] }) })}
      foldsByItself={foldsByItself}
      foldWord={t('course.fold')}
      unfoldWord={t('course.unfold')}
      done={done}
      steps={length}
    >
      <Step key={done} name={name} index={done} />
    </StepCard>
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
      <StepText goal={t('course.finished')}>
        <ButtonLink size="small" kind="go" to="/tutorials">
          {t('course.toCourses')}
        </ButtonLink>
      </StepText>
    )
  const picture = stepPicture(name, step.id)
  const toggle = (wanted: 'hint' | 'example') => setHelp(help === wanted ? null : wanted)
  return (
    <>
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={480}
          height={300}
          loading="lazy"
          decoding="async"
        />
      )}
      <StepText goal={step.title[locale]} text={step.text[locale]}>
        <Button size="small" aria-expanded={help === 'hint'} onClick={() => toggle('hint')}>
          {t('course.hint')}
        </Button>
        <Button size="small" aria-expanded={help === 'example'} onClick={() => toggle('example')}>
          {t('course.showMe')}
        </Button>
      </StepText>
      {help === 'hint' ? <p className={styles.hint}>{step.hint[locale]}</p> : null}
      {help === 'example' ? <CourseExample course={course} step={step} /> : null}
    </>
  )
}
