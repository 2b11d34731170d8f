import { expect, test } from 'vitest'
import { completeStep } from '../../../commands/course/complete-step.ts'
import { netEffect } from '../../../commands/epochs/net-effect.ts'
import { momentOf } from '../../../commands/history/moment.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { CourseId, StepId } from '../../../model/ids.ts'
import { workbench } from '../support/workbench.ts'

test('a step of a course that no command brings over is told as refused, and what is built comes along', () => {
  const mine = workbench()
  const next = workbench({ clientId: 200 })
  mine.bus.execute(completeStep, { courseId: CourseId.parse('first'), stepId: StepId.parse('one') })
  const progress = ['progress', new Set(['first/one'])] as const
  const again = (...changes: (readonly ['progress' | 'meta', ReadonlySet<string>])[]) =>
    netEffect(next.bus, momentOf(mine.document), momentOf(next.document), new Map(changes))
  expect(again(progress).verdict).toMatchObject({ ok: false, code: 'payload.invalid' })
  mine.bus.execute(renameProject, { displayName: 'Mine' })
  expect(again(progress, ['meta', new Set(['displayName'])]).verdict).toMatchObject({ ok: true })
  expect(next.bus.project.meta.displayName).toBe('Mine')
  expect(again(['meta', new Set(['displayName'])]).verdict).toEqual({ ok: true, changed: false })
})
