import { createHash } from 'node:crypto'
import { dayMs } from '../../protocol/day-ms.ts'
import type { GuessCount, Guesses } from '../storage/ports/guesses.ts'
import { dayOf } from '../volume/volume-limits.ts'
import { maxMembers } from './class-limits.ts'
import type { PicturePupil } from './let-in-before.ts'

const hourMs = dayMs / 24

/**
 * There are 13,824 secrets, so guessing must be slow: a pupil's is guessed wrong 60 times a day at most by all who were never let in. One
 * address has five an hour, so that who guesses at school shuts the pupil out there for an hour, not for the day; and not all 60, so that
 * nobody is shut out elsewhere. A browser that let the pupil in before has counts of its own, so that it is shut by who guesses there alone: on a
 * tablet that children share that may be the next child, for an hour. All such browsers together have a day's count too: three that are used up.
 *
 * Nicknames that nobody has are counted as those of pupils are, so that no answer tells who is in a class. What one address may try in an hour at
 * all names of a class is as much as five for each pupil of a full one.
 */
const most = { perHour: 5, perDay: 40, perDayOfAll: 60, perDayOfKnown: 120, perHourOfClass: 5 * maxMembers }

interface Guess {
  readonly classId: string
  /** Whose secret is guessed; of a nickname that nobody has, something that stands for it. */
  readonly pupil: PicturePupil
  /** Where it comes from: an address, or what tells a browser apart that let the pupil in before. */
  readonly place: string
  readonly isKnown: boolean
}

export interface GuessLimits {
  /**
   * Counts a guess as wrong before it is looked at, so that many at once get no further than one after the other. Answers how to take that
   * back when it was right; `undefined` when it must not be looked at.
   */
  begin(guess: Guess): Promise<(() => Promise<void>) | undefined>
}

/** Slows down guessing at the pictures of pupils; new pictures begin with no guesses. */
export function guessLimits(guesses: Guesses, now: () => number): GuessLimits {
  const keyOf = (...parts: readonly (string | number)[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('base64url')

  const countsOf = ({ classId, pupil, place, isKnown }: Guess, at: number): readonly GuessCount[] => {
    const secret = `${pupil.userId}\n${pupil.secretHash}`
    const hour = Math.floor(at / hourMs)
    const own = [
      { key: keyOf(secret, place, hour), max: most.perHour },
      { key: keyOf(secret, place), max: most.perDay },
    ]
    if (isKnown) return [...own, { key: keyOf(secret, 'known'), max: most.perDayOfKnown }]
    return [
      ...own,
      { key: keyOf(secret), max: most.perDayOfAll },
      { key: keyOf(classId, place, hour), max: most.perHourOfClass },
    ]
  }

  return {
    async begin(guess) {
      const at = now()
      const counts = countsOf(guess, at)
      const day = dayOf(at)
      return (await guesses.add(counts, day)) ? () => guesses.takeBack(counts, day) : undefined
    },
  }
}
