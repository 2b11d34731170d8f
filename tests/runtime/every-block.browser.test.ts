import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import { procedureBlocks } from '../../language/blocks/definitions/procedure-blocks.ts'
import { helperCatalogue } from '../../language/helper-api/helper-catalogue.ts'
import type { OpenFrame } from '../../scripts/frame/open-frame.ts'
import { allCases, blockCases, courses } from './every-block/block-cases.ts'
import { playedCase } from './every-block/played-case.ts'
import { expectNoneFailed, openSeenFrame } from './seen-in-frame/open-seen-frame.ts'
import { playPrograms } from './seen-in-frame/play-programs.ts'
import { lookUntil, type Seen } from './seen-in-frame/seen.ts'

const patience = 120_000

test('every block there is has a case, and nothing else has one', () => {
  const types = [...Object.keys(blockCatalogue), ...Object.keys(procedureBlocks)]
  expect(Object.keys(blockCases).toSorted()).toEqual(types.toSorted())
  for (const [type, { run }] of Object.entries(allCases)) expect(Object.keys(courses), type).toContain(run)
})

/** Blocks name things by what they are, so that they can be renamed; a name is for scripts. */
const forScripts = ['scene.get', 'item.name']

test('the blocks of the cases call every helper there is', () => {
  const code = Object.entries(allCases)
    .map((one) => playedCase(one).source)
    .join('\n')
  const calls = (owner: string, name: string) =>
    new RegExp(
      owner === 'globals' ? `(^|[^.\\w])${name}\\b` : `${owner === 'item' ? '' : `\\b${owner}`}\\.${name}\\b`,
      'm',
    )
  const missing = Object.entries(helperCatalogue).flatMap(([owner, entries]) =>
    Object.keys(entries).flatMap((name) => (calls(owner, name).test(code) ? [] : [`${owner}.${name}`])),
  )
  expect(missing).toEqual(forScripts)
})

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
