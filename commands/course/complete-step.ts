import { z } from 'zod'
import { stepKey } from '../../model/course/step-key.ts'
import { limits } from '../../model/document/limits.ts'
import { CourseId, StepId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/**
 * Notes that a step of a course was done in this project. Doing it again changes nothing, and done by two people at once it
 * is done once: it is one register of the flat root `progress`.
 */
export const completeStep = defineCommand({
  type: 'course.complete-step',
  version: 1,
  label: 'command.course.complete-step',
  payload: z.strictObject({ courseId: CourseId, stepId: StepId }),
  surface: () => 'project',
  undoable: false,
  plan(project, { courseId, stepId }, { at, actor }) {
    const steps = project.progress.flatMap((course) => course.steps.map(({ id }) => ({ course, id })))
    if (steps.some(({ course, id }) => course.id === courseId && id === stepId)) return writes([])
    if (steps.length >= limits.courseSteps) return reject('payload.invalid')
    const value = { at, by: actor }
    return writes([{ op: 'set', root: 'progress', id: null, key: stepKey(courseId, stepId), value }])
  },
})
