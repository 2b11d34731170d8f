import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { isShape } from '../../../model/doodle/shape.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'

const paint = { fill: null, stroke: '#000000', strokeWidth: 2 }
const far = limits.doodleCoordinate
const usual: Readonly<Record<string, JsonObject>> = {
  pen: { kind: 'pen', points: [1, 2, 0.5], ...paint },
  line: { kind: 'line', points: [0, 0, 9, 9], ...paint },
  polygon: { kind: 'polygon', points: [0, 0, 9, 9, 5, 0], ...paint },
  rectangle: { kind: 'rectangle', x: 1, y: 2, width: 3, height: 4, ...paint },
  ellipse: { kind: 'ellipse', x: 1, y: 2, radiusX: 3, radiusY: 4, ...paint },
}
const fits = (kind: string, change: JsonObject = {}) => isShape({ ...usual[kind], ...change })

test.each(Object.keys(usual))('a %s has all that it needs and nothing more', (kind) => {
  expect(fits(kind)).toBe(true)
  expect(fits(kind, { more: 1 })).toBe(false)
  expect(fits(kind, { kind: 'moon' })).toBe(false)
  for (const key of Object.keys(usual[kind] ?? {})) {
    const { [key]: _, ...rest } = usual[kind] ?? {}
    expect(isShape(rest)).toBe(false)
  }
})

test.each<[key: string, fitting: readonly JsonValue[], wrong: readonly JsonValue[]]>([
  ['fill', [null, '#FF00aa'], ['red', 7]],
  ['stroke', [null, '#FF00aa'], ['red', 7]],
  ['strokeWidth', [0, limits.strokeWidth], [-0.1, limits.strokeWidth + 0.1, '1']],
  ['opacity', [0, 1], [-0.1, 1.1, null]],
  [
    'matrix',
    [[1, 0, 0, 1, far, -far]],
    [
      [1, 0, 0, 1, 0],
      [1, 0, 0, 1, 0, far + 1],
      [1, 0, 0, 1, 0, 0, 0],
    ],
  ],
])('%s of any shape', (key, fitting, wrong) => {
  for (const kind of Object.keys(usual)) {
    for (const value of fitting) expect(fits(kind, { [key]: value })).toBe(true)
    for (const value of wrong) expect(fits(kind, { [key]: value })).toBe(false)
  }
})

test('a pen has three numbers a point, lines and polygons two, none of them far from the sheet', () => {
  const points = (kind: string, ...list: readonly number[]) => fits(kind, { points: list })
  expect(points('pen', 1, 2) || points('pen', 1, 2, 3, 4) || points('pen')).toBe(false)
  expect(points('pen', 1, 2, 3, 4, 5, 6)).toBe(true)
  for (const kind of ['line', 'polygon']) {
    expect(points(kind, 1, 2)).toBe(true)
    expect(points(kind, 1, 2, 3) || points(kind)).toBe(false)
  }
  for (const kind of ['pen', 'line', 'polygon']) {
    const of = (last: number) => [...Array.from({ length: 5 }, () => 0), last]
    expect(points(kind, ...of(far)) && points(kind, ...of(-far))).toBe(true)
    expect(points(kind, ...of(far + 1)) || points(kind, ...of(-far - 1))).toBe(false)
    const many = (count: number) => fits(kind, { points: Array.from({ length: count }, () => 0) })
    expect(many(limits.strokeNumbers)).toBe(true)
    expect(many(limits.strokeNumbers + 6)).toBe(false)
  }
})

test('rectangles and ellipses lie near the sheet, and no side or radius is below nothing', () => {
  for (const [kind, places, lengths] of [
    ['rectangle', ['x', 'y'], ['width', 'height', 'radius']],
    ['ellipse', ['x', 'y'], ['radiusX', 'radiusY']],
  ] as const) {
    for (const key of places) {
      expect(fits(kind, { [key]: far }) && fits(kind, { [key]: -far })).toBe(true)
      expect(fits(kind, { [key]: far + 1 }) || fits(kind, { [key]: -far - 1 })).toBe(false)
    }
    for (const key of lengths) {
      expect(fits(kind, { [key]: far }) && fits(kind, { [key]: 0 })).toBe(true)
      expect(fits(kind, { [key]: far + 1 }) || fits(kind, { [key]: -1 })).toBe(false)
    }
  }
})

test('what is no shape at all', () => {
  for (const wrong of [undefined, null, 7, 'pen', [], {}]) expect(isShape(wrong)).toBe(false)
})
