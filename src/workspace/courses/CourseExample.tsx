import type { Course } from '../../../content/courses/course.ts'
import type { CourseStepPlan } from '../../../content/courses/course-step.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showDesign } from '../state/show-design.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { blockLines } from './block-lines.ts'
import styles from './CourseOverlay.module.css'

/** How it was done in the finished world: its blocks, read out; or the way to the shelf where the thing lies. */
export function CourseExample({ course, step }: { readonly course: Course; readonly step: CourseStepPlan }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const { example } = step
  if (example.kind !== 'stacks')
    return (
      <Button
        size="small"
        onClick={() => {
          showDesign(state)
          state.shelf.set(example.kind === 'light' ? 'lights' : '3d_models')
          state.leftTab.set('add')
          state.drawer.set('add')
        }}
      >
        {t('course.openShelf')}
      </Button>
    )
  const { entities, files } = course.finished(locale).blocks
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  const [file] = files
  const { stacks = [], variables = [] } = file?.kind === 'blocks' ? file : {}
  const words = {
    locale,
    names,
    variables: new Map(variables.map(({ id, name }) => [id, name])),
    it: t('course.it'),
    hasFrames: true,
  }
  return (
    <figure className={styles.example}>
      <figcaption>{t('course.example')}</figcaption>
      {example.stacks.map((index) => (
        <ol key={index}>
          {blockLines(stacks[index]?.statements ?? [], words).map(({ depth, text }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <li key={line} style={{ marginInlineStart: `${depth * 14}px` }}>
              {text}
            </li>
          ))}
        </ol>
      ))}
    </figure>
  )
}
