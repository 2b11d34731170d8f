import type { FastifyBaseLogger } from 'fastify'
import type { Rewards } from '../storage/ports/rewards.ts'
import type { UpdateLog } from '../storage/ports/update-log.ts'
import { dayInZone, usualTimeZone } from './day-in-zone.ts'

/** A day is noted anew only so often. Wherever somebody is, a day begins with such a quarter. */
const quarterMs = 15 * 60 * 1000
/** People who are remembered at once. */
const mostRemembered = 10_000

interface Tools {
  readonly rewards: Pick<Rewards, 'timeZone' | 'addDay'>
  readonly logger: FastifyBaseLogger
}

/** The same log, which also notes the days on which people edit. An edit never waits for that, and never fails by it. */
export function noteEdits(log: UpdateLog, { rewards, logger }: Tools): UpdateLog {
  const quarters = new Map<string, number>()

  const note = async (userId: string, at: number): Promise<void> => {
    const quarter = Math.floor(at / quarterMs)
    if (quarters.get(userId) === quarter) return
    if (quarters.size >= mostRemembered) quarters.clear()
    quarters.set(userId, quarter)
    try {
      await rewards.addDay(userId, dayInZone(at, (await rewards.timeZone(userId)) ?? usualTimeZone))
    } catch (error) {
      quarters.delete(userId)
      logger.error({ err: error }, 'a day of a streak could not be noted')
    }
  }

  return {
    ...log,
    async append(batch) {
      const rows = await log.append(batch)
      for (const { actorId, at } of batch.updates) void note(actorId, at)
      return rows
    },
  }
}
