import { expect, it } from 'vitest'
import { parentsFirst } from '../../../runtime/scene/parents-first.ts'
import { frameEntity } from '../support/frame-entity.ts'

const ids = (...list: readonly (readonly [string, string | null])[]) =>
  parentsFirst(list.map(([id, parentId]) => frameEntity(id, { parentId }))).map(({ id }) => id)

it('puts every parent before its children and keeps the order otherwise', () => {
  expect(ids(['knob', 'door'], ['tree', null], ['door', 'house'], ['house', null])).toEqual([
    'house',
    'door',
    'knob',
    'tree',
  ])
})

it('loses nothing to a parent that is not there or to a cycle', () => {
  expect(ids(['a', 'gone'], ['b', 'c'], ['c', 'b']).toSorted()).toEqual(['a', 'b', 'c'])
})

it('takes a chain of any length', () => {
  const chain = Array.from({ length: 200_000 }, (_, index) => [`e${index}`, `e${index + 1}`] as const)
  expect(ids(...chain.slice(0, 1_000))).toEqual(
    chain
      .slice(0, 1_000)
      .map(([id]) => id)
      .reverse(),
  )
  expect(parentsFirst(chain.map(([id, parentId]) => frameEntity(id, { parentId })))).toHaveLength(200_000)
})
