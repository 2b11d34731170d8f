import { expect, test } from 'vitest'
import { call, factorial } from '../../../support/scripts/factorial-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  chain,
  mark,
  number,
  one,
  runBlocks,
  say,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [frameEntity('reader')]
const variables = [{ id: 'n', name: 'n' }]

test('a block of one’s own waits for what it does, whatever its name', async () => {
  const define = one('procedures_defnoreturn', {
    fields: { NAME: 'Mach was!' },
    inputs: { STACK: chain(wait(0.2), mark('a')) },
  })
  const ran = await runBlocks([start(call('procedures_callnoreturn', 'mach was!'), mark('b')), define])
  expect(ran.errors).toEqual([])
  expect(ran.code).toContain('async function machWas() {')
  expect(ran.marks).toBe('ab')
})

test('inputs and results: a block that calls itself calculates 5!', async () => {
  const ran = await runBlocks(
    [start(say(call('procedures_callreturn', 'factorial', number(5)))), factorial],
    {
      entities,
      variables,
    },
  )
  expect(ran.errors, ran.code).toEqual([])
  expect(ran.said).toEqual(['120'])
  expect(ran.code).toContain('if (n < 2) return 1;')
  expect(ran.code).toContain('return n * await factorial(n - 1);')
})

test('a result can be waited for, and be what a stack begins with', async () => {
  const isBig = one('logic_compare', {
    fields: { OP: 'GT' },
    inputs: { A: call('procedures_callreturn', 'factorial', number(3)), B: number(5) },
  })
  const ran = await runBlocks(
    [
      factorial,
      start(one('control_wait_until', { inputs: { IF: isBig } }), mark('a')),
      chain(one('event_becomes_true', { inputs: { IF: isBig } }), mark('b')),
    ],
    { variables },
  )
  expect(ran.errors, ran.code).toEqual([])
  expect([...ran.marks].sort().join('')).toBe('ab')
})

test('a block whose definition is gone means nothing', async () => {
  const ran = await runBlocks(
    [start(call('procedures_callnoreturn', 'gone'), say(call('procedures_callreturn', 'gone')))],
    { entities },
  )
  expect(ran.errors).toEqual([])
  expect(ran.said).toEqual(['0'])
})
