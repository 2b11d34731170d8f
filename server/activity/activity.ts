import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type CourseName, courses } from '../../protocol/courses/courses.ts'
import type { EventRecorder } from '../events/event-recorder.ts'
import { dayInZone, usualTimeZone } from '../rewards/day-in-zone.ts'
import { mostPublishesADay, points } from '../rewards/points.ts'
import type { XpEntry } from '../storage/ports/rewards.ts'
import type { Storage } from '../storage/storage.ts'

interface ActivityTools {
  readonly storage: Pick<Storage, 'rewards' | 'courses'>
  readonly events: Pick<EventRecorder, 'record'>
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

/**
 * What people do, told once, where it happens: it becomes an event of the statistics and, where it is worth some, points. Nothing of it
 * ever fails what was done.
 */
export interface Activity {
  loggedIn(userId: string): void
  projectCreated(userId: string, projectId: string): void
  /** `document` says whether the work has changed since an earlier publish. */
  published(userId: string, projectId: string, document: Uint8Array): Promise<void>
  /** `ownerId` is whose project was copied; it earns them something, but nobody earns by copying their own. */
  remixed(userId: string, original: { readonly projectId: string; readonly ownerId: string }): Promise<void>
  /** Taking a like back and giving it again is the same like. */
  liked(userId: string, project: { readonly projectId: string; readonly ownerId: string }): Promise<void>
  courseStepDone(userId: string, step: CourseStepDone): Promise<void>
}

export interface CourseStepDone {
  readonly course: CourseName
  readonly step: number
  readonly projectId: string | null
}

export function createActivity({ storage, events, now, logger }: ActivityTools): Activity {
  const { rewards } = storage

  const kindly = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      logger.error({ err: error }, 'points could not be given')
    }
  }

  const give = async (entry: Pick<XpEntry, 'userId' | 'key' | 'kind' | 'points'>): Promise<void> => {
    await rewards.give({ ...entry, ...(await stamp(entry.userId)) })
  }

  const stamp = async (userId: string): Promise<{ at: number; day: string }> => {
    const at = now()
    return { at, day: dayInZone(at, (await rewards.timeZone(userId)) ?? usualTimeZone) }
  }

  return {
    loggedIn(userId) {
      events.record({ at: now(), type: 'login', userId })
    },

    projectCreated(userId, projectId) {
      events.record({ at: now(), type: 'project-created', userId, projectId, once: `project:${projectId}` })
    },

    published: (userId, projectId, document) =>
      kindly(async () => {
        const at = now()
        events.record({ at, type: 'publish', userId, projectId })
        events.record({ at, type: 'first-publish', userId, projectId, once: `first-publish:${userId}` })
        const key = `publish:${projectId}:${createHash('sha256').update(document).digest('hex')}`
        await rewards.giveForPublish(
          { userId, key, ...(await stamp(userId)) },
          { first: points.firstPublish, later: points.laterPublish, mostLaterADay: mostPublishesADay },
        )
      }),

    remixed: (userId, { projectId, ownerId }) =>
      kindly(async () => {
        events.record({ at: now(), type: 'remix', userId, projectId })
        if (ownerId === userId) return
        const key = `remix:${projectId}:${userId}`
        await give({ userId: ownerId, key, kind: 'remix', points: points.remixReceived })
      }),

    liked: (userId, { projectId, ownerId }) =>
      kindly(async () => {
        const key = `like:${projectId}:${userId}`
        events.record({ at: now(), type: 'like', userId, projectId, once: key })
        if (ownerId === userId) return
        await give({ userId: ownerId, key, kind: 'like', points: points.likeReceived })
      }),

    courseStepDone: (userId, { course, step, projectId }) =>
      kindly(async () => {
        const at = now()
        const key = `step:${course}:${step}`
        events.record({
          at,
          type: 'course-step',
          userId,
          projectId: projectId ?? undefined,
          hoc: course,
          value: step,
          once: `${key}:${userId}`,
        })
        const { done } = await storage.courses.doStep({ userId, course, step, projectId, at })
        await give({ userId, key, kind: 'course-step', points: points.courseStep })
        if (done < courses[course]) return
        events.record({
          at,
          type: 'course-finished',
          userId,
          hoc: course,
          once: `course:${course}:${userId}`,
        })
        await give({ userId, key: `course:${course}`, kind: 'course', points: points.courseFinished })
      }),
  }
}
