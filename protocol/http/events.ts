import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { courseNames, courses } from '../courses/courses.ts'
import { visitedPages } from '../events/event-types.ts'

/** Events of one call. */
const mostEvents = 20

const CourseStep = z
  .strictObject({
    type: z.literal('course-step'),
    hoc: z.enum(courseNames),
    step: z.int().min(1),
    projectId: ProjectId.optional(),
  })
  .refine(({ hoc, step }) => step <= courses[hoc])

/** What the app may tell. No field takes free text. */
const AppEvent = z.union([
  z.strictObject({ type: z.literal('visit'), page: z.enum(visitedPages) }),
  z.strictObject({ type: z.literal('run'), projectId: ProjectId.optional() }),
  z.strictObject({ type: z.literal('error-fixed'), projectId: ProjectId.optional() }),
  CourseStep,
])
export type AppEvent = z.infer<typeof AppEvent>

/** Body of POST /api/events. */
export const EventsRequest = z.strictObject({ events: z.array(AppEvent).min(1).max(mostEvents) })
export type EventsRequest = z.infer<typeof EventsRequest>
