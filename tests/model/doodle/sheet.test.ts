import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { Sheet } from '../../../model/doodle/sheet.ts'

const dot = { kind: 'line', points: [0, 0], fill: null, stroke: '#000000', strokeWidth: 1 }
const fits = (change: object) => Sheet.safeParse({ width: 10, height: 10, shapes: [], ...change }).success

test('a sheet has two sides, shapes and nothing more', () => {
  expect(fits({})).toBe(true)
  expect(fits({ shapes: [dot] })).toBe(true)
  expect(fits({ shapes: [{ ...dot, kind: 'moon' }] })).toBe(false)
  expect(fits({ more: 1 })).toBe(false)
  for (const key of ['width', 'height', 'shapes']) expect(fits({ [key]: undefined })).toBe(false)
})

test('a sheet is bounded', () => {
  for (const side of ['width', 'height']) {
    expect(fits({ [side]: 1 }) && fits({ [side]: limits.doodleSide })).toBe(true)
    expect(fits({ [side]: 0 }) || fits({ [side]: limits.doodleSide + 1 })).toBe(false)
  }
  const many = (count: number) => fits({ shapes: Array.from({ length: count }, () => dot) })
  expect([many(limits.doodleStrokes), many(limits.doodleStrokes + 1)]).toEqual([true, false])
})
