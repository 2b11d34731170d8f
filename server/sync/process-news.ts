import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { connectRedis } from '../redis/connect-redis.ts'
import { readJson } from './read-json.ts'

const channel = 'nestling#news'

/** What one process must tell the others because their sockets depend on it. */
const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access-changed'), projectId: z.string(), userId: z.string().optional() }),
  z.object({ kind: z.literal('session-ended'), tokenHash: z.string() }),
  z.object({ kind: z.literal('session-renewed'), tokenHash: z.string() }),
])
export type News = z.infer<typeof News>

export interface ProcessNews {
  /** Tells every other process, if Redis answers. */
  tell(news: News): void
  /** Whether this process could hear of news at this moment. */
  isConnected(): boolean
  close(): void
}

const readNews = (message: string): News | undefined => News.safeParse(readJson(message)).data

/** Joins the channel of the processes. `onNews` hears what others tell, and what this one tells, once more. */
export function openProcessNews(
  redisUrl: string,
  onNews: (news: News) => void,
  logger: FastifyBaseLogger,
): ProcessNews {
  const speaker = connectRedis(redisUrl, logger)
  const listener = connectRedis(redisUrl, logger)
  const report = (error: unknown): void => logger.warn({ err: error }, 'news of the processes got lost')
  listener.on('ready', () => {
    listener.subscribe(channel).catch(report)
  })
  listener.on('message', (_channel: string, message: string) => {
    const news = readNews(message)
    if (news) onNews(news)
  })
  return {
    tell: (news) => {
      speaker.publish(channel, JSON.stringify(news)).catch(report)
    },
    isConnected: () => listener.status === 'ready',
    close() {
      speaker.disconnect()
      listener.disconnect()
    },
  }
}
