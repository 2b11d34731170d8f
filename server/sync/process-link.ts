import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from '@hocuspocus/extension-redis'
import type { afterLoadDocumentPayload } from '@hocuspocus/server'
import type { FastifyBaseLogger } from 'fastify'
import { redisCommandMs, redisRetryMs } from '../redis/connect-redis.ts'
import { redisAddress } from '../redis/redis-address.ts'

/** How long opening a project waits for what other processes have of it. */
const openMs = 400

/**
 * Brings edits and presence to the other processes that have a project open, over Redis. It is quick, not certain: what must not be
 * lost is in the log, and `follow-log.ts` reads it there. So a Redis that is away delays nothing and fails nothing.
 */
export class ProcessLink extends Redis {
  readonly #logger: FastifyBaseLogger

  constructor(url: string, logger: FastifyBaseLogger) {
    const { host, port, ...options } = redisAddress(url)
    super({
      host,
      port,
      prefix: 'nestling',
      awaitInitialSyncTimeout: openMs,
      disconnectDelay: 200,
      options: {
        ...options,
        // Subscriptions wait until Redis is back, however long that takes.
        maxRetriesPerRequest: null,
        retryStrategy: (tries) => Math.min(tries * 50, redisRetryMs),
      },
    })
    this.#logger = logger
    for (const connection of [this.pub, this.sub]) {
      connection.on('error', (error: Error) => logger.debug({ err: error }, 'Redis does not answer'))
      const send = connection.sendCommand.bind(connection)
      // A connection that comes back subscribes anew and awaits that nowhere: if it ends meanwhile, the rejection would end the process.
      connection.sendCommand = (command: Parameters<typeof send>[0], stream: Parameters<typeof send>[1]) => {
        command.promise.catch((error: unknown) => logger.debug({ err: error }, 'not answered by Redis'))
        return send(command, stream)
      }
    }
    const { pub } = this
    const publish = pub.publish.bind(pub)
    // Nobody awaits what the extension publishes: a rejection would end the process.
    pub.publish = async (channel: string | Buffer, message: string | Buffer) => {
      if (pub.status !== 'ready') return 0
      try {
        return await Promise.race([publish(channel, message), delay(redisCommandMs, 0)])
      } catch (error) {
        logger.debug({ err: error }, 'could not be published')
        return 0
      }
    }
  }

  /** Opens the project after a moment even when Redis does not answer; the subscription follows when it does. */
  override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
    const linked = super.afterLoadDocument(payload).catch((error: unknown) => {
      this.#logger.debug({ err: error }, 'project not linked yet')
    })
    await Promise.race([linked, delay(openMs + 100)])
  }

  /** Nothing is stored by hocuspocus here, so there is nothing to lock. */
  override async onStoreDocument(): Promise<void> {}
  override async afterStoreDocument(): Promise<void> {}

  /** Ends both connections, after the answers that are under way: ioredis lets nobody catch that those failed. */
  override async onDestroy(): Promise<void> {
    for (const connection of [this.pub, this.sub]) {
      const quit = connection.status === 'ready' ? connection.quit().catch(() => undefined) : undefined
      await Promise.race([quit, delay(redisCommandMs)])
      connection.disconnect(false)
    }
  }
}
