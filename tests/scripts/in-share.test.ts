import { afterEach, expect, it, vi } from 'vitest'
import { inShare } from '../support/in-share.ts'

afterEach(() => vi.unstubAllEnvs())

const cases = [0, 1, 2, 3, 4, 5, 6, 7]
const met = () => cases.filter((index) => inShare(index, cases.length, 2))

it('leaves nothing out of a run without a seed, nor of a whole one', () => {
  vi.stubEnv('SHARE_SEED', undefined)
  expect(met()).toEqual(cases)
  vi.stubEnv('SHARE_SEED', 'all')
  expect(met()).toEqual(cases)
})

it.each([8, 16])('meets each case of a file that every %ith seed runs', (files) => {
  const seeds = Array.from({ length: 9_999 }, (_, seed) => seed).filter((seed) => seed % files === 5)
  const all = seeds.map((seed) => {
    vi.stubEnv('SHARE_SEED', String(seed))
    return met()
  })
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([2]))
  expect(new Set(all.flat())).toEqual(new Set(cases))
})
