import { expect, it } from 'vitest'
import { EntityId } from '../../../model/ids.ts'
import { behindNext, pickLevel } from '../../../runtime/edit/pick-level.ts'
import { topmost } from '../../../runtime/edit/topmost.ts'

const [house, door, knob, tree] = ['house', 'door', 'knob', 'tree'].map((id) => EntityId.parse(id)) as [
  EntityId,
  EntityId,
  EntityId,
  EntityId,
]
const path = [house, door, knob]

it('picks the top of the tree first and one level deeper with every click', () => {
  expect(pickLevel(path, [])).toBe(house)
  expect(pickLevel(path, [house])).toBe(door)
  expect(pickLevel(path, [door])).toBe(knob)
  expect(pickLevel(path, [knob])).toBe(knob)
  expect(pickLevel(path, [tree])).toBe(house)
  expect(pickLevel([], [])).toBeNull()
})

it('moves a child only once when its parent is selected too', () => {
  const pathTo = (id: EntityId) => path.slice(0, path.indexOf(id) + 1)
  expect(topmost([knob, house, door], pathTo)).toEqual([house])
  expect(topmost([knob, tree], (id) => (id === tree ? [tree] : pathTo(id)))).toEqual([knob, tree])
})

it('goes on to what lies behind with Alt, and begins again after the last', () => {
  const paths = [[house, door], [house], [tree]]
  expect(behindNext(paths, [])).toBe(house)
  expect(behindNext(paths, [house])).toBe(tree)
  expect(behindNext(paths, [tree])).toBe(house)
  expect(behindNext([], [house])).toBeNull()
})
