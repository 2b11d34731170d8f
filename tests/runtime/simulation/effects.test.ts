import { expect, test } from 'vitest'
import { createEffects } from '../../../runtime/simulation/effects.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

test('what a program shows on the screen comes out of the run, and goes after its seconds unless something newer is there', async () => {
  const { effects, errors } = await runProgram({
    entities: [],
    seconds: 3,
    tabs: {
      Tab1: "await screen.show('one', {seconds: 0.5}); screen.show('two', {seconds: 1}); await wait(0.5); screen.show(3)",
    },
  })
  expect(errors).toEqual([])
  expect(effects).toEqual(['one', '', 'two', '3'].map((text) => ({ kind: 'words', text })))
})

test('where nobody looks, the newest effects are kept and a flood of them costs no more memory', () => {
  const effects = createEffects()
  for (let i = 0; i < 2000; i += 1) effects.tell({ kind: 'words', text: `${i}` })
  const drained = effects.drain()
  expect(drained).toHaveLength(500)
  expect(drained.at(-1)).toEqual({ kind: 'words', text: '1999' })
  expect(effects.drain()).toEqual([])
})
