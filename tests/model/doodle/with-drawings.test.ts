import { expect, test } from 'vitest'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { placeDoodle } from '../../../commands/doodle/place-doodle.ts'
import { multiply, transformShape, translation, turning } from '../../../model/doodle/matrix.ts'
import { boundsOf } from '../../../model/doodle/shape-bounds.ts'
import { entitiesWithDrawings, withDrawing } from '../../../model/doodle/with-drawings.ts'
import { DoodleId, StrokeId } from '../../../model/ids.ts'
import { box, entityId, sceneId, workbench } from '../../commands/support/workbench.ts'

const doodleId = DoodleId.parse('sun')
const dot = {
  kind: 'ellipse',
  x: 10,
  y: 10,
  radiusX: 5,
  radiusY: 5,
  fill: '#ffcc00',
  stroke: null,
  strokeWidth: 1,
} as const

test('what shows a doodle brings its sheet along, and stays the same object until it or its drawing changes', () => {
  const { bus } = workbench()
  const shown = () => entitiesWithDrawings(bus.project, sceneId)
  expect(shown()).toBe(bus.project.entities(sceneId))
  const { kind: _, components: __, ...place } = box('d')
  expect(bus.execute(placeDoodle, { ...place, doodleId, width: 30, height: 20 }).ok).toBe(true)
  const drawing = () => shown().find(({ id }) => id === 'd')?.components.drawing
  expect(drawing()).toEqual({ width: 30, height: 20, shapes: [] })
  const before = shown()
  expect(shown().every((entity, index) => entity === before[index])).toBe(true)

  bus.execute(changeDoodle, { doodleId, upserts: [{ id: StrokeId.parse('s'), shape: dot }], deletes: [] })
  expect(drawing()).toEqual({ width: 30, height: 20, shapes: [dot] })
  const changed = shown().filter((entity, index) => entity !== before[index])
  expect(changed.map(({ id }) => id)).toEqual(['d'])
  const stored = bus.project.entity(entityId('d'))
  expect(stored?.components.drawing).toBeUndefined()
  expect(stored && withDrawing(bus.project, stored).components.drawing).toEqual(drawing())
})

test('a shape is moved and turned by its matrix, one after the other', () => {
  const moved = transformShape(dot, translation(5, 0))
  expect(boundsOf([moved])).toEqual({ left: 10, top: 5, right: 20, bottom: 15 })
  const turned = transformShape(moved, turning(Math.PI / 2, 0, 0))
  const bounds = boundsOf([turned])
  expect([bounds?.left, bounds?.top]).toEqual([expect.closeTo(-15), expect.closeTo(10)])
  expect(turned.matrix).toEqual(
    multiply(turning(Math.PI / 2, 0, 0), translation(5, 0)).map(
      (value) => Math.round(value * 10_000) / 10_000 + 0,
    ),
  )
})
