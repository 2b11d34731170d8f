import { expect, test } from 'vitest'
import { scaling, transformPoint, transformShape, turning } from '../../../model/doodle/matrix.ts'
import type { Shape } from '../../../model/doodle/shape.ts'
import { boundsOf, shapeBounds } from '../../../model/doodle/shape-bounds.ts'

const bare = { fill: '#ffffff', stroke: null, strokeWidth: 8 } as const
const lined = { ...bare, stroke: '#000000' } as const
const rectangle = { kind: 'rectangle', x: 10, y: 20, width: 30, height: 40 } as const

test.each<[string, Shape, readonly [left: number, top: number, right: number, bottom: number]]>([
  ['a rectangle', { ...rectangle, ...bare }, [10, 20, 40, 60]],
  ['one with a line, half of which lies outside', { ...rectangle, ...lined }, [6, 16, 44, 64]],
  ['an ellipse', { kind: 'ellipse', x: 10, y: 20, radiusX: 3, radiusY: 5, ...bare }, [7, 15, 13, 25]],
  ['a line', { kind: 'line', points: [5, 9, -1, 4], ...bare }, [-1, 4, 5, 9]],
  ['a polygon', { kind: 'polygon', points: [0, 0, 9, 1, 4, 7], ...bare }, [0, 0, 9, 7]],
  [
    'what was drawn by hand, whatever it was pressed',
    { kind: 'pen', points: [1, 2, 99, 7, 5, 99], ...bare },
    [1, 2, 7, 5],
  ],
  ['a dot', { kind: 'line', points: [3, 4], ...bare }, [3, 4, 3, 4]],
  ['what is moved', { ...rectangle, ...bare, matrix: [1, 0, 0, 1, 5, 6] }, [15, 26, 45, 66]],
  ['what is turned by a quarter', { ...rectangle, ...bare, matrix: [0, 1, -1, 0, 0, 0] }, [-60, 10, -20, 40]],
  [
    'a line that is stretched with its shape',
    { ...rectangle, ...lined, matrix: [2, 0, 0, 3, 0, 0] },
    [12, 48, 88, 192],
  ],
])('%s covers what it should', (_what, shape, [left, top, right, bottom]) => {
  expect(shapeBounds(shape)).toEqual({ left, top, right, bottom })
})

test('around several shapes lies what is around each; around none lies nothing', () => {
  const dot = (x: number, y: number): Shape => ({ kind: 'line', points: [x, y], ...bare })
  expect(boundsOf([dot(3, 4), dot(-1, 9), dot(0, 0)])).toEqual({ left: -1, top: 0, right: 3, bottom: 9 })
  expect(boundsOf([])).toBeNull()
})

test('what is scaled about a point keeps that point', () => {
  const matrix = scaling(2, 3, 10, 100)
  expect(transformPoint(matrix, 10, 100)).toEqual([10, 100])
  expect(transformPoint(matrix, 11, 102)).toEqual([12, 106])
})

test('what is turned about a point keeps that point', () => {
  const matrix = turning(Math.PI / 2, 10, 100)
  const near = (point: readonly number[]) => point.map((value) => expect.closeTo(value))
  expect(transformPoint(matrix, 10, 100)).toEqual(near([10, 100]))
  expect(transformPoint(matrix, 13, 100)).toEqual(near([10, 103]))
  expect(transformPoint(matrix, 10, 104)).toEqual(near([6, 100]))
})

test('a shape that was moved is moved on from there, to a ten-thousandth', () => {
  const once = transformShape({ ...rectangle, ...bare, matrix: [2, 3, 4, 5, 6, 7] }, [7, 8, 9, 10, 11, 12])
  expect(once.matrix).toEqual([41, 46, 73, 82, 116, 130])
  const tiny = transformShape({ ...rectangle, ...bare }, [1.000049, -0.00001, 0.00006, 1, 1 / 3, 0])
  expect(tiny.matrix).toEqual([1, 0, 0.0001, 1, 0.3333, 0])
})
