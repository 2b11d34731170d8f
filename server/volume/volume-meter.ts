import type { FastifyBaseLogger } from 'fastify'
import type { Volumes } from '../storage/ports/volumes.ts'
import { dayOf, volumeLimits } from './volume-limits.ts'

/** How long counts wait to be stored together. */
const flushMs = 5_000

/** Counts what accounts write into projects, so that none fills the disk. */
export interface VolumeMeter {
  /** Whether somebody may write so many bytes more; then they are counted. Answers from memory: an edit does not wait for it. */
  take(userId: string, bytes: number): boolean
  /** `take`, after what was written before is known. */
  ask(userId: string, bytes: number): Promise<boolean>
  /** Reads what somebody wrote before, here and at other processes. Never rejects. */
  meet(userId: string): Promise<void>
  /** Stores what was counted and reads what others have. Never rejects. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Count {
  day: number
  /** As stored, without `fresh`. */
  today: number
  before: number
  fresh: number
}

interface Tools {
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

/** What was counted last is lost with a process that dies, and several processes know of each other after some seconds. */
export function createVolumeMeter(volumes: Volumes, { now, logger }: Tools): VolumeMeter {
  const counts = new Map<string, Count>()
  let underWay = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const isKnown = (userId: string): boolean => counts.get(userId)?.day === dayOf(now())
  const countOf = (userId: string): Count => {
    const day = dayOf(now())
    const known = counts.get(userId)
    if (known?.day === day) return known
    // Over midnight what was written today is what was written before.
    const count = {
      day,
      today: 0,
      before: (known?.before ?? 0) + (known?.today ?? 0),
      fresh: known?.fresh ?? 0,
    }
    counts.set(userId, count)
    return count
  }

  const read = async (userIds: readonly string[]): Promise<void> => {
    const stored = await volumes.since(userIds, dayOf(now()) - volumeLimits.days)
    for (const userId of userIds) {
      const count = countOf(userId)
      const days = stored.filter((one) => one.userId === userId)
      const sum = (isOf: (day: number) => boolean): number =>
        days.filter(({ day }) => isOf(day)).reduce((bytes, one) => bytes + one.bytes, 0)
      count.today = sum((day) => day === count.day)
      count.before = sum((day) => day < count.day)
    }
  }

  const store = async (): Promise<void> => {
    const fresh = [...counts].filter(([, { fresh }]) => fresh > 0)
    const quiet = [...counts].filter(([, { fresh }]) => fresh === 0)
    for (const [userId] of quiet) counts.delete(userId)
    if (fresh.length === 0) return
    const added = fresh.map(([userId, { day, fresh: bytes }]) => ({ userId, day, bytes }))
    await volumes.add(added, dayOf(now()) - volumeLimits.days)
    for (const { userId, bytes } of added) {
      const count = countOf(userId)
      count.fresh -= bytes
      count.today += bytes
    }
    await read(added.map(({ userId }) => userId))
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    underWay = underWay
      .then(store)
      .catch((error: unknown) => logger.warn({ err: error }, 'volumes could not be stored yet'))
    return underWay
  }

  const meter: VolumeMeter = {
    take(userId, bytes) {
      if (bytes === 0) return true
      if (!isKnown(userId)) void meter.meet(userId)
      const count = countOf(userId)
      const today = count.today + count.fresh + bytes
      if (today > volumeLimits.bytesPerDay || today + count.before > volumeLimits.bytesInAll) return false
      count.fresh += bytes
      timer ??= setTimeout(flush, flushMs).unref()
      return true
    },
    async ask(userId, bytes) {
      if (bytes > 0 && !isKnown(userId)) await meter.meet(userId)
      return meter.take(userId, bytes)
    },
    meet: (userId) =>
      read([userId]).catch((error: unknown) => logger.warn({ err: error }, 'a volume could not be read')),
    flush,
    close: flush,
  }
  return meter
}
