import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { redisAddress } from './redis-address.ts'

/** How long a command may take. Redis is never the only copy of anything, so nobody waits for it for long. */
export const redisCommandMs = 500

/** The longest pause between two tries to reach it again. */
export const redisRetryMs = 1_000

/**
 * Opens a connection that comes back by itself; commands fail at once while Redis is away, and who listens subscribes with each 'ready'.
 * Its loss and its return are logged once each.
 */
export function connectRedis(url: string, logger: FastifyBaseLogger): Redis {
  const redis = new Redis({
    ...redisAddress(url),
    commandTimeout: redisCommandMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(tries * 50, redisRetryMs),
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis does not answer')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) logger.warn('Redis answers again')
    isAway = false
  })
  return redis
}
