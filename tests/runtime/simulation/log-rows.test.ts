import { expect, test } from 'vitest'
import { LogRow, mostLogRows } from '../../../protocol/frame/log-line.ts'
import { logRows } from '../../../runtime/simulation/items/log-rows.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const told = (...values: readonly unknown[]) =>
  logRows(values).map(({ depth, name, text }) => `${'>'.repeat(depth)}${name}=${text}`)

test('of words and numbers there is nothing to look into', () => {
  expect(told('a', 1, true, null, undefined, () => 1)).toEqual([])
})

test('lists, objects, maps and sets tell what is in them, in order', () => {
  expect(told('points', { a: 1, list: ['x', { y: 2 }] })).toEqual([
    '>a=1',
    '>list=["x",{"y":2}]',
    '>>0=x',
    '>>1={"y":2}',
    '>>>y=2',
  ])
  expect(told(new Map([['k', [1]]]))).toEqual(['>k=[1]', '>>0=1'])
  expect(told(new Set(['s']))).toEqual(['>0=s'])
  expect(told([1], [2])).toEqual(['>=[1]', '>>0=1', '>=[2]', '>>0=2'])
})

test('what holds itself, goes deep, throws or is very large ends', () => {
  const loop: Record<string, unknown> = { n: 1 }
  loop.self = loop
  expect(told(loop)).toEqual(['>n=1', '>self=↻'])
  let deep: unknown = 1
  for (let n = 0; n < 50; n += 1) deep = { deep }
  expect(Math.max(...logRows([deep]).map(({ depth }) => depth))).toBe(4)
  const bad = Object.defineProperty({}, 'x', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  expect(told(bad)).toEqual(['>x=undefined'])
  const large = logRows([
    Array.from({ length: 9000 }, (_, n) => Array.from({ length: 9 }, () => 'w'.repeat(900) + n)),
  ])
  expect(large).toHaveLength(mostLogRows)
  expect(LogRow.array().safeParse(large).success).toBe(true)
  expect(told(Array.from({ length: 60 }, () => 0)).at(-1)).toBe('>…=+ 10')
})

test('a thing tells where it is, also when it is gone', async () => {
  const source = "const a = scene.get('Box')\nconsole.log(a)\na.remove()\nconsole.log([a])"
  const { logRows: rows } = await runProgram({
    entities: [frameEntity('b', { name: 'Box', position: [1, 2, 3] })],
    tabs: { Tab1: source },
    seconds: 0.1,
  })
  expect(rows[0]).toMatchObject([
    { name: 'position' },
    { depth: 2, name: 'x', text: '1' },
    { name: 'y' },
    { name: 'z' },
    { name: 'rotation' },
    {},
    {},
    {},
    { name: 'size' },
    { name: 'color' },
    { name: 'visible', text: 'true' },
  ])
  expect(rows[1]?.length).toBeGreaterThan(0)
})
