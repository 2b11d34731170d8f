import { expect, test } from 'vitest'
import {
  collectTests,
  describe as laterDescribe,
  afterEach as laterEach,
  test as laterTest,
} from './collected-tests.ts'

test('tests are collected with the names of what they lie in, one for each row, and none twice', async () => {
  const seen: unknown[] = []
  const tests = await collectTests(import.meta.filename, async () => {
    laterTest('plain', () => seen.push('plain'))
    laterDescribe('outer', () => {
      laterDescribe.each(['a'])('of %s', (letter) => {
        laterTest.each([
          [1, 'x'],
          [1, 'y'],
        ])('number %d', (...row) => seen.push([letter, ...row]))
      })
    })
    laterTest.each([{ x: 1 }])('object %j', (object) => seen.push(object))
  })
  expect(tests.map(({ name }) => name)).toEqual([
    'plain',
    'outer > of a > number 1',
    "outer > of a > number 1'",
    'object {"x":1}',
  ])
  expect(tests[0]?.id).toBe(`${import.meta.filename}#plain`)
  expect(seen).toEqual([])
  for (const one of tests) await one.run()
  expect(seen).toEqual(['plain', ['a', 1, 'x'], ['a', 1, 'y'], { x: 1 }])
})

test('what a file wants done after each test is done, also after a red one', async () => {
  let ends = 0
  const [red] = await collectTests('some.test.ts', async () => {
    laterTest('red', () => Promise.reject(new Error('red')))
    laterEach(() => {
      ends += 1
    })
  })
  await expect(red?.run()).rejects.toThrow('red')
  expect(ends).toBe(1)
})
