import { expect, test } from 'vitest'
import { keptStops, stopPlaces, toggledStops } from '../../src/code-editor/stop-places.ts'

const source = '// begin\n\nlet a = 1\nfunction up() {\n  a += 1\n}\n'

test('a click sets a stop at the line, or at the next one that has a statement, and takes it away again', () => {
  const places = stopPlaces(source)
  const clicked = (stops: readonly number[], line: number) => [...toggledStops(new Set(stops), line, places)]
  expect(clicked([], 3)).toEqual([3])
  expect(clicked([], 1)).toEqual([3])
  expect(clicked([3], 1)).toEqual([])
  expect(clicked([3], 4)).toEqual([3, 5])
  expect(clicked([3], 6)).toEqual([3])
  expect(clicked([3, 7], 7)).toEqual([3])
})

test('a text that cannot be read takes stops at any line and keeps those that it has', () => {
  const places = stopPlaces('let a = (\n')
  expect(places).toBeNull()
  expect([...toggledStops(new Set([1]), 2, places)]).toEqual([1, 2])
  expect([...keptStops(new Set([2]), places)]).toEqual([2])
})

test('a stop goes with the statement of its line', () => {
  expect([...keptStops(new Set([1, 3, 5, 9]), stopPlaces(source))]).toEqual([3, 5])
})

test('tells where it cannot stop, and a program that is too deep has no places', () => {
  expect(stopPlaces('list.sort((a, b) => {\n  return a - b\n})')?.get(2)).toEqual({ by: 'sort' })
  expect(stopPlaces(`let a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBeNull()
})
