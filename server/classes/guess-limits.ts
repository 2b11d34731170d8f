import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { isAllowed } from '../auth/is-allowed.ts'

/**
 * There are 13,824 secrets, so guessing must be slow: a pupil's is guessed wrong 60 times a day at most, wherever that comes from. One address
 * uses up a third of it, so that nobody elsewhere shuts the pupil out by wrong guesses. Right ones count in a minute only, where they must:
 * many guesses at once are judged before any of them turns out wrong.
 */
const tries = { timeWindow: '1 minute', ofAddress: 10, ofAll: 30 }
const wrong = { timeWindow: '1 day', ofAddress: 20, ofAll: 60 }
/** Wrong guesses of one address at anybody; right ones do not count, so that a class behind one gets in. */
const wrongOfAddress = { timeWindow: '1 minute', max: 60 }

export interface GuessLimits {
  /**
   * Counts a try at a pupil's pictures; false when it must not be looked at. `secret` is what is stored of them, so that new pictures begin
   * with no guesses; `undefined` for somebody who is not there.
   */
  mayTry(request: FastifyRequest, pupil: string, secret: string | undefined): Promise<boolean>
  /** Counts a try that was wrong. */
  wasWrong(request: FastifyRequest): Promise<void>
}

/** Slows down guessing at the pictures of pupils. */
export function guessLimits(app: App): GuessLimits {
  const pupils = new WeakMap<FastifyRequest, string>()
  const pupilOf = (request: FastifyRequest): string => pupils.get(request) ?? ''
  const limitsOf = ({ timeWindow, ofAddress, ofAll }: typeof tries) => ({
    address: app.createRateLimit({
      max: ofAddress,
      timeWindow,
      keyGenerator: (request) => `${request.ip}|${pupilOf(request)}`,
    }),
    all: app.createRateLimit({ max: ofAll, timeWindow, keyGenerator: pupilOf }),
  })
  const [perMinute, perDay] = [limitsOf(tries), limitsOf(wrong)]
  const failures = app.createRateLimit(wrongOfAddress)
  /** Whether one more would be too many. */
  const hasRoom = async (count: typeof failures, request: FastifyRequest): Promise<boolean> => {
    const verdict = await count(request, { increment: false })
    return verdict.isAllowed || verdict.remaining > 0
  }

  return {
    async mayTry(request, pupil, secret) {
      pupils.set(request, createHash('sha256').update(`${pupil}\0${secret}`).digest('base64url'))
      return (
        (await hasRoom(failures, request)) &&
        (await hasRoom(perDay.address, request)) &&
        (await hasRoom(perDay.all, request)) &&
        isAllowed(await perMinute.address(request)) &&
        isAllowed(await perMinute.all(request))
      )
    },

    async wasWrong(request) {
      for (const count of [failures, perDay.address, perDay.all]) await count(request)
    },
  }
}
