import { expect, test } from 'vitest'
import { mostSeenThings, RunSight, SeenThing } from '../../../model/course/run-sight.ts'

const thing = { id: 'a', of: 'a', position: [0, 1, 2], turn: 90, isVisible: true, says: null }
const sight = {
  step: 0,
  score: null,
  ends: null,
  pressed: [],
  held: [],
  clicked: [],
  things: [],
  gone: [],
}
const fits = (change: object) => RunSight.safeParse({ ...sight, ...change }).success
const fitsThing = (change: object) => SeenThing.safeParse({ ...thing, ...change }).success
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

test('a sight has all its parts', () => {
  expect(RunSight.parse(sight)).toEqual(sight)
  for (const key of Object.keys(sight)) expect(fits({ [key]: undefined })).toBe(false)
  expect(SeenThing.parse(thing)).toEqual(thing)
  for (const key of Object.keys(thing)) expect(fitsThing({ [key]: undefined })).toBe(false)
})

test('a sight is bounded, since it comes from where scripts run', () => {
  for (const [key, most, item] of [
    ['pressed', 64, 'a'],
    ['held', 64, 'a'],
    ['clicked', 64, 'a'],
    ['things', mostSeenThings, thing],
    ['gone', mostSeenThings, 'a'],
  ] as const) {
    expect(fits({ [key]: many(most, item) })).toBe(true)
    expect(fits({ [key]: many(most + 1, item) })).toBe(false)
  }
  for (const key of ['pressed', 'held']) {
    expect(fits({ [key]: ['x'.repeat(32)] })).toBe(true)
    expect(fits({ [key]: ['x'.repeat(33)] })).toBe(false)
  }
  expect(fitsThing({ says: 'x'.repeat(500) })).toBe(true)
  expect(fitsThing({ says: 'x'.repeat(501) })).toBe(false)
})

test('steps count from 0, and a run ends well or badly', () => {
  expect([fits({ step: 1 }), fits({ step: -1 }), fits({ step: 0.5 })]).toEqual([true, false, false])
  expect([fits({ ends: 'won' }), fits({ ends: 'lost' }), fits({ ends: 'drawn' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([fits({ score: 3 }), fits({ score: 'three' })]).toEqual([true, false])
})
