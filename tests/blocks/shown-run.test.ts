// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { runPainter } from '../../src/blocks/canvas/shown-run.ts'

/** Blocks that only know which classes they have. */
function canvasOf(...ids: readonly string[]) {
  const classes = new Map(ids.map((id) => [id, new Set<string>()]))
  return {
    classes: () => Object.fromEntries([...classes].map(([id, names]) => [id, [...names].sort()])),
    getBlockById(id: string) {
      const names = classes.get(id)
      return names
        ? {
            addClass: (name: string) => void names.add(name),
            removeClass: (name: string) => void names.delete(name),
          }
        : null
    },
  }
}

test('blocks that run, that are next and at which a run stops are marked, and only as long as they are', () => {
  const canvas = canvasOf('a', 'b', 'c')
  const paint = runPainter(canvas)
  paint({ running: ['a', 'b', 'gone'], waiting: ['c'], next: 'b', stops: ['c'] })
  expect(canvas.classes()).toEqual({
    a: ['nestlingRunning'],
    b: ['nestlingNext', 'nestlingRunning'],
    c: ['nestlingStop', 'nestlingWaiting'],
  })
  paint({ running: ['c'], waiting: [], next: null, stops: ['c'] })
  expect(canvas.classes()).toEqual({ a: [], b: [], c: ['nestlingRunning', 'nestlingStop'] })
  paint({ running: [], waiting: [], next: null, stops: [] })
  expect(canvas.classes()).toEqual({ a: [], b: [], c: [] })
})
