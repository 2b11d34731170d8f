import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenFrame } from '../../scripts/frame/open-frame.ts'
import { playedHelper, toldBy } from './every-helper/helper-case.ts'
import { helperCases, helperCourses, usualRun } from './every-helper/helper-cases.ts'
import { expectNoneFailed, openSeenFrame } from './seen-in-frame/open-seen-frame.ts'
import { playPrograms } from './seen-in-frame/play-programs.ts'
import { lookUntil, type Seen } from './seen-in-frame/seen.ts'

const patience = 120_000
const all = Object.entries(helperCases)

describe('in the frame every helper does for a script what it says, and that is seen or heard there', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openSeenFrame()
  }, patience)
  afterAll(() => frame?.close())

  describe.each(Object.entries(helperCourses))('%s', (name, course) => {
    const cases = all.filter(([, { run = usualRun }]) => run === name)
    let seen: Seen
    beforeAll(async () => {
      seen = await playPrograms(frame, course, cases.map(playedHelper))
    }, patience)

    test.each(cases)('%s', (helper, { tells = [], sees }) =>
      lookUntil(frame, seen, (now) => {
        expect(toldBy(now, helper)).toEqual(tells)
        sees?.(now)
      }),
    )
    test('no script fails', () => expectNoneFailed(frame))
  })
})
