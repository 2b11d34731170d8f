import type { FastifyReply } from 'fastify'

/** Does something once the answer has left (or its reader has gone), so that its time tells nothing of it. A failure is logged. */
export function afterAnswer(reply: FastifyReply, work: () => Promise<void> | void): void {
  reply.raw.once('close', async () => {
    try {
      await work()
    } catch (error) {
      reply.log.error({ err: error }, 'what follows an answer failed')
    }
  })
}
