import type { FastifyBaseLogger } from 'fastify'

interface Ending {
  /** Stores and closes everything. */
  readonly stop: () => Promise<void>
  /** Lets another process begin. */
  readonly release: () => void
  readonly exit: (code: number) => void
  readonly logger: FastifyBaseLogger
}

/** Answers what ends this process, once, however often it is told to: also when something could not be closed, with exit code 1 then. */
export function createEnding({ stop, release, exit, logger }: Ending): () => Promise<void> {
  let isEnding = false
  return async () => {
    if (isEnding) return
    isEnding = true
    let code = 0
    try {
      await stop()
    } catch (error) {
      logger.error({ err: error }, 'not everything could be closed')
      code = 1
    }
    release()
    exit(code)
  }
}
