import { isJsonObject } from '../document/is-json-object.ts'
import type { Records } from '../document/records.ts'
import { compareText } from '../document/stamp.ts'
import { CourseId, StepId } from '../ids.ts'
import type { JsonValue } from '../json.ts'
import type { CourseProgress, CourseStep } from './course-progress.ts'
import { splitStepKey } from './step-key.ts'

/** The courses of which a step was done, by id. What cannot be read counts as not done. */
export function readProgress(records: Records): readonly CourseProgress[] {
  const courses = new Map<CourseId, CourseStep[]>()
  for (const [key, value] of Object.entries(records.record('progress', null) ?? {})) {
    const [course, step] = splitStepKey(key)
    const courseId = CourseId.safeParse(course)
    const stepId = StepId.safeParse(step)
    if (!courseId.success || !stepId.success || !isDone(value)) continue
    const steps = courses.get(courseId.data) ?? []
    courses.set(courseId.data, steps)
    steps.push(Object.freeze({ id: stepId.data, at: value.at, by: value.by.slice(0, 64) }))
  }
  const progress = [...courses].map(([id, steps]) =>
    Object.freeze({ id, steps: Object.freeze(steps.sort((a, b) => a.at - b.at || compareText(a.id, b.id))) }),
  )
  return Object.freeze(progress.sort((a, b) => compareText(a.id, b.id)))
}

type Done = { readonly at: number; readonly by: string }

const isDone = (value: JsonValue): value is Done & JsonValue =>
  isJsonObject(value) && typeof value.at === 'number' && typeof value.by === 'string'
