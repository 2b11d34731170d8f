import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { MailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/** Letters that may wait; beyond it the mail server is long gone and the newest are dropped. */
const maxWaiting = 1000
/** A letter leaves after a random part of this, so that the time of no answer tells whether there is one. */
const maxDelayMs = 400
/** Waits between tries; then the letter is given up. A code in it has run out by then. */
const retryMs: readonly number[] = [1000, 5000, 20_000, 60_000, 180_000]
/** How long a stop waits for letters that are on their way. */
const maxStopMs = 3000

export interface Mailer {
  readonly place: string
  /** Takes a letter and returns at once; it is sent later and tried again when that fails. Never throws. */
  send(message: MailMessage): void
  /** Tries whatever waits once more and forgets the rest. */
  close(): Promise<void>
}

interface Letter {
  readonly message: MailMessage
  failures: number
  /** Until its next try; `undefined` while it is on its way. */
  timer: NodeJS.Timeout | undefined
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** A queue before a transport, in memory: what a letter of ours says is worth minutes. */
export function createMailer(
  transport: MailTransport,
  { logger, retries = retryMs }: { logger: FastifyBaseLogger; retries?: readonly number[] },
): Mailer {
  const letters = new Set<Letter>()
  const underWay = new Set<Promise<void>>()
  let isClosing = false

  async function deliver(letter: Letter): Promise<void> {
    try {
      await transport.deliver(letter.message)
      letters.delete(letter)
    } catch (error) {
      const wait = retries[letter.failures]
      letter.failures += 1
      logger.warn({ reason: reasonOf(error), failures: letter.failures }, 'a letter was not sent')
      if (wait === undefined || isClosing) letters.delete(letter)
      else deliverIn(wait, letter)
    }
  }

  function start(letter: Letter): void {
    letter.timer = undefined
    const delivery = deliver(letter).finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }

  function deliverIn(ms: number, letter: Letter): void {
    letter.timer = setTimeout(() => start(letter), ms)
  }

  return {
    place: transport.place,
    send(message) {
      if (isClosing || letters.size >= maxWaiting) {
        logger.error('a letter was dropped because too many wait')
        return
      }
      const letter: Letter = { message, failures: 0, timer: undefined }
      letters.add(letter)
      deliverIn(Math.random() * maxDelayMs, letter)
    },
    async close() {
      isClosing = true
      for (const letter of letters) {
        if (letter.timer === undefined) continue
        clearTimeout(letter.timer)
        start(letter)
      }
      await Promise.race([Promise.all(underWay), delay(maxStopMs, undefined, { ref: false })])
      await transport.close()
    },
  }
}
