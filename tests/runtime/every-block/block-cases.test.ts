import { expect, test } from 'vitest'
import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { procedureBlocks } from '../../../language/blocks/definitions/procedure-blocks.ts'
import { helperCatalogue } from '../../../language/helper-api/helper-catalogue.ts'
import { allCases, blockCases, courses } from './block-cases.ts'
import { playedCase } from './played-case.ts'

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
