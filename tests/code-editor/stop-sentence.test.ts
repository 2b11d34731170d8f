import { expect, test } from 'vitest'
import { stopSentence } from '../../src/code-editor/stop-sentence.ts'

test('a stop says what it is, or why nothing can be stopped there', () => {
  const said = (why: Parameters<typeof stopSentence>[0]) =>
    stopSentence(why, (key, params) => [key, ...Object.values(params ?? {})].join())
  expect([null, { by: null }, { by: 'new' }, { by: 'sort' }].map(said)).toEqual([
    'watch.stopHere',
    'watch.inOneGo',
    'watch.whileMade',
    'watch.calledBy,sort',
  ])
})
