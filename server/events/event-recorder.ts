import type { FastifyBaseLogger } from 'fastify'
import type { Events, NewEvent } from '../storage/ports/events.ts'

/** How long an event waits for others to be stored with. */
const flushMs = 1000
/** Events that wait at most; while the database is away the newest are dropped. */
const mostWaiting = 20_000
/** Events that are stored at once, even before the time has come. */
const flushAt = 500

export interface EventRecorder {
  /** Notes an event and returns at once; it is stored within a second or so. Never throws. */
  record(event: NewEvent): void
  /** Resolves when everything that was noted before has been tried to be stored. Never rejects. */
  flush(): Promise<void>
  /** Flushes, and takes nothing more. */
  close(): Promise<void>
}

/** A queue before the event table, in memory: a request never waits for its statistics and never fails by them. */
export function createEventRecorder(
  events: Events,
  { logger }: { readonly logger: FastifyBaseLogger },
): EventRecorder {
  let waiting: NewEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isClosed = false

  async function store(): Promise<void> {
    const batch = waiting
    if (batch.length === 0) return
    waiting = []
    try {
      await events.add(batch)
    } catch (error) {
      logger.warn({ err: error, events: batch.length }, 'events could not be stored yet')
      waiting = [...batch, ...waiting].slice(0, mostWaiting)
      if (!isClosed) storeSoon()
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    underWay = underWay.then(store)
    return underWay
  }

  function storeSoon(): void {
    timer ??= setTimeout(flush, flushMs).unref()
  }

  return {
    record(event) {
      if (isClosed || waiting.length >= mostWaiting) return
      waiting.push(event)
      if (waiting.length === flushAt) void flush()
      else storeSoon()
    },
    flush,
    async close() {
      isClosed = true
      await flush()
    },
  }
}
