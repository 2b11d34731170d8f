import { expect, test } from 'vitest'
import { transformShape } from '../../../model/doodle/matrix.ts'
import { Shape } from '../../../model/doodle/shape.ts'
import { boundsOf } from '../../../model/doodle/shape-bounds.ts'
import { firstStyle } from '../../../src/workspace/doodle/doodle-style.ts'
import { isStar } from '../../../src/workspace/doodle/is-star.ts'
import { layerMoves } from '../../../src/workspace/doodle/layer-moves.ts'
import { shapeBetween } from '../../../src/workspace/doodle/new-shape.ts'
import { PenPoints } from '../../../src/workspace/doodle/pen-points.ts'
import { handleMatrix } from '../../../src/workspace/doodle/sheet-moves.ts'

test('[W07] a doodle begins with the fill, stroke and stroke width of the specification', () => {
  expect(firstStyle).toMatchObject({ fill: '#53A206', stroke: '#D41480', strokeWidth: 5 })
})

test('every tool pulls out a shape that can be stored, from any corner to any other', () => {
  for (const tool of ['line', 'rectangle', 'ellipse', 'polygon', 'star'] as const)
    for (const [x, y] of [
      [50, 80],
      [-20, 10],
      [10, 10],
    ] as const) {
      const shape = shapeBetween(tool, { x: 10, y: 10 }, { x, y }, firstStyle, false)
      expect(Shape.safeParse(shape).success, tool).toBe(true)
    }
  const even = shapeBetween('rectangle', { x: 0, y: 0 }, { x: 30, y: -10 }, firstStyle, true)
  expect(even).toMatchObject({ x: 0, y: -30, width: 30, height: 30 })
})

test('a star is told from a polygon, also one that was pulled wide and turned', () => {
  const draw = (tool: 'star' | 'polygon', corners: number) =>
    shapeBetween(tool, { x: 10, y: 10 }, { x: 90, y: 50 }, { ...firstStyle, corners }, false)
  for (const corners of [3, 4, 5, 8, 12])
    for (const by of [
      [1, 0, 0, 1, 0, 0],
      [0.5, 0.8, -2, 1, 30, 4],
    ] as const) {
      expect(isStar(transformShape(draw('star', corners), [...by])), `star ${corners}`).toBe(true)
      expect(isStar(transformShape(draw('polygon', corners), [...by])), `polygon ${corners}`).toBe(false)
    }
  expect(isStar(shapeBetween('ellipse', { x: 0, y: 0 }, { x: 9, y: 9 }, firstStyle, false))).toBe(false)
})

test('a pen keeps no points that lie on each other, and never more than a stroke may have', () => {
  const pen = new PenPoints()
  for (const x of [1, 1.2, 1.4, 4]) pen.add(x, 2, null)
  expect(pen.points).toEqual([1, 2, 0.5, 4, 2, 0.5])
  for (let index = 0; index < 10_000; index++) pen.add(index * 3, 0, 0.25)
  expect(
    Shape.safeParse({ kind: 'pen', points: pen.points, fill: null, stroke: '#000000', strokeWidth: 5 })
      .success,
  ).toBe(true)
})

const ids = ['a', 'b', 'c', 'd', 'e']
const after = (chosen: readonly string[], way: 'up' | 'down' | 'top' | 'bottom') => {
  let order = ids
  for (const { id, before } of layerMoves(ids, new Set(chosen), way)) {
    const rest = order.filter((one) => one !== id)
    const at = before === null ? rest.length : rest.indexOf(before)
    order = [...rest.slice(0, at), id, ...rest.slice(at)]
  }
  return order.join('')
}

test('shapes go one layer or all the way up and down, together and in their order', () => {
  expect(after(['b'], 'up')).toBe('acbde')
  expect(after(['b'], 'down')).toBe('bacde')
  expect(after(['b', 'd'], 'top')).toBe('acebd')
  expect(after(['b', 'd'], 'bottom')).toBe('bdace')
  expect(after(['b', 'd'], 'up')).toBe('acebd')
  expect(after(['b', 'd'], 'down')).toBe('bdace')
  expect(layerMoves(ids, new Set(['e']), 'up')).toEqual([])
  expect(layerMoves(ids, new Set(['a', 'b']), 'bottom')).toEqual([])
  expect(layerMoves(ids, new Set(['b', 'd']), 'top')).toHaveLength(2)
})

test('a corner scales about the one across, the round handle turns about the middle', () => {
  const shape = shapeBetween(
    'rectangle',
    { x: 0, y: 0 },
    { x: 40, y: 20 },
    { ...firstStyle, stroke: null },
    false,
  )
  const bounds = boundsOf([shape])
  expect(bounds).toEqual({ left: 0, top: 0, right: 40, bottom: 20 })
  if (!bounds) return
  const scaled = transformShape(shape, handleMatrix('se', bounds, { x: 40, y: 20 }, { x: 80, y: 20 }, false))
  expect(boundsOf([scaled])).toEqual({ left: 0, top: 0, right: 80, bottom: 40 })
  const pressed = transformShape(shape, handleMatrix('nw', bounds, { x: 0, y: 0 }, { x: 500, y: 500 }, true))
  expect(boundsOf([pressed])).toEqual({ left: 38, top: 19, right: 40, bottom: 20 })
  const turned = transformShape(
    shape,
    handleMatrix('turn', bounds, { x: 20, y: -10 }, { x: 50, y: 10 }, false),
  )
  expect(boundsOf([turned])).toEqual({ left: 10, top: -10, right: 30, bottom: 30 })
})
