import { z } from 'zod'
import { splitStepKey } from '../../model/course/step-key.ts'
import { CourseId } from '../../model/ids.ts'
import { defineCommand, writes } from '../core/define-command.ts'

/**
 * Forgets the steps of a course that were done, so that it begins anew; the work stays. A step that somebody does at the same
 * moment stays done.
 */
export const restartCourse = defineCommand({
  type: 'course.restart',
  version: 1,
  label: 'command.course.restart',
  payload: z.strictObject({ courseId: CourseId }),
  surface: () => 'project',
  undoable: false,
  plan(_project, { courseId }, { records }) {
    const keys = Object.keys(records.record('progress', null) ?? {})
    const done = keys.filter((key) => splitStepKey(key)[0] === courseId).sort()
    return writes(done.map((key) => ({ op: 'erase', root: 'progress', id: null, key })))
  },
})
