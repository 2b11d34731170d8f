import type { z } from 'zod'
import { courseNames, courses } from '../../../protocol/courses/courses.ts'
import type { EventsQuestion } from '../../../protocol/http/statistics.ts'

type Question = z.input<typeof EventsQuestion>
type Events = Question['events']

/** What is asked of the server, and what its bars are called: steps of a course by number. */
export interface Funnel {
  readonly id: 'begin' | (typeof courseNames)[number]
  readonly events: Events
  readonly hoc?: (typeof courseNames)[number]
}

const named = (events: readonly Events[string][]): Events =>
  Object.fromEntries(events.map((event, index) => [`event${index + 1}`, event]))

/** The way from an account to a published world. */
export const beginSteps = ['sign-up', 'project-created', 'first-run', 'first-publish'] as const

/** The four charts of the page: from an account to a published world, and the steps of each course (spec 9). */
export const funnels: readonly Funnel[] = [
  { id: 'begin', events: named(beginSteps.map((event_type) => ({ event_type }))) },
  ...courseNames.map((course) => ({
    id: course,
    hoc: course,
    events: named(
      Array.from({ length: courses[course] }, (_, index) => ({
        event_type: 'course-step' as const,
        filters: [{ subprop_key: 'step' as const, subprop_op: 'is' as const, subprop_value: index + 1 }],
      })),
    ),
  })),
]
