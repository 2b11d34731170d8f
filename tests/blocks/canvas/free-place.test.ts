import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePlace, type Rectangle } from '../../../src/blocks/canvas/free-place.ts'

const view: Rectangle = { left: 0, top: 0, right: 1000, bottom: 800 }
const size = { width: 200, height: 60 }
const box = (left: number, top: number, width: number, height: number): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('what is wanted is given where nothing lies', () => {
  expect(freePlace(size, { x: 30, y: 40 }, [], view)).toEqual({ x: 30, y: 40 })
  expect(freePlace(size, { x: 30, y: 40 }, [box(500, 500, 100, 100)], view)).toEqual({ x: 30, y: 40 })
})

test('it goes below or beside what lies there, whichever is nearer and in view', () => {
  const stack = box(0, 0, 220, 120)
  expect(freePlace(size, { x: 10, y: 10 }, [stack], view)).toEqual({ x: 10, y: 160 })
  const long = box(0, 0, 220, 760)
  expect(freePlace(size, { x: 10, y: 10 }, [long], view)).toEqual({ x: 260, y: 10 })
})

test('what can be seen is preferred to what is nearer', () => {
  // Right of it would be nearer, but half out of the picture.
  const wide = box(500, 300, 350, 200)
  expect(freePlace(size, { x: 840, y: 310 }, [wide], view)).toEqual({ x: 500, y: 540 })
})

test('where the view is full it goes below all, out of it', () => {
  const all = box(-100, -100, 1500, 1000)
  expect(freePlace(size, { x: 10, y: 10 }, [all], view)).toEqual({ x: 10, y: 940 })
})

test('ten in a row cover neither one another nor what was there', () => {
  const lies = [box(20, 20, 300, 300), box(400, 60, 200, 500)]
  for (let round = 0; round < 10; round++) {
    const { x, y } = freePlace(size, { x: 60, y: 60 }, lies, view)
    lies.push(box(x, y, size.width, size.height))
  }
  for (const [index, one] of lies.entries())
    for (const other of lies.slice(index + 1)) {
      const isApart =
        one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top
      expect(isApart).toBe(true)
    }
  const inView = lies.filter(({ right, bottom }) => right <= view.right && bottom <= view.bottom)
  expect(inView.length).toBeGreaterThan(8)
})

test('whatever lies there, it is free', () => {
  const coordinate = fc.integer({ min: -2000, max: 2000 })
  const rectangle = fc
    .tuple(coordinate, coordinate, fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }))
    .map(([left, top, width, height]) => box(left, top, width, height))
  fc.assert(
    fc.property(fc.array(rectangle, { maxLength: 30 }), coordinate, coordinate, (taken, x, y) => {
      const place = freePlace(size, { x, y }, taken, view)
      const own = box(place.x, place.y, size.width, size.height)
      for (const one of taken)
        expect(
          own.right < one.left || one.right < own.left || own.bottom < one.top || one.bottom < own.top,
        ).toBe(true)
    }),
  )
})
