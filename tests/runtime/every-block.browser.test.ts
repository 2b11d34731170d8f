import { afterAll, beforeAll, describe, test } from 'vitest'
import type { OpenFrame } from '../../scripts/frame/open-frame.ts'
import { allCases, courses } from './every-block/block-cases.ts'
import { playedCase } from './every-block/played-case.ts'
import { expectNoneFailed, openSeenFrame } from './seen-in-frame/open-seen-frame.ts'
import { playPrograms } from './seen-in-frame/play-programs.ts'
import { lookUntil, type Seen } from './seen-in-frame/seen.ts'

const patience = 120_000

describe('in the frame every block does what it says, and that is seen or heard there', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openSeenFrame()
  }, patience)
  afterAll(() => frame?.close())

  describe.each(Object.entries(courses))('%s', (name, course) => {
    const cases = Object.entries(allCases).filter(([, { run }]) => run === name)
    let seen: Seen
    beforeAll(async () => {
      seen = await playPrograms(frame, course, cases.map(playedCase))
    }, patience)

    test.each(cases)('%s', (_, { sees }) => lookUntil(frame, seen, sees))
    test('no program fails', () => expectNoneFailed(frame))
  })
})
