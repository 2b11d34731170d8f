import { expect, test } from 'vitest'
import { Claimants } from '../../../model/project/claimants.ts'
import type { TreeNode } from '../../../model/project/tree-node.ts'

const placeIn = (parent: string): TreeNode['place'] => ({ parent, order: '', previous: '', t: 0, c: '' })

function scene(start: Readonly<Record<string, string>>) {
  const nodes = new Map<string, TreeNode>()
  const claimants = new Claimants(nodes)
  const put = (id: string, parent: string, isLive: boolean) => {
    const place = placeIn(parent)
    const reading = { kind: 'deleted', place, claim: undefined } as const
    const shape = { reading, parent: undefined, children: [], entity: undefined, shown: undefined, at: -1 }
    const node = nodes.get(id) ?? { ...shape, id, isLive, place, countedIn: '' }
    Object.assign(node, { isLive, place })
    nodes.set(id, node)
    claimants.changed(node)
  }
  for (const [id, parent] of Object.entries(start)) put(id, parent, false)
  return { put, claimed: (...ids: string[]) => ids.filter((id) => claimants.areIn(id)) }
}

test('what is not live counts only while something live claims to be inside it, however deep', () => {
  const { put, claimed } = scene({ a: 'top', b: 'a', c: 'b' })
  const all = ['top', 'a', 'b', 'c'] as const
  expect(claimed(...all)).toEqual([])
  put('d', 'c', true)
  expect(claimed(...all)).toEqual(all)
  put('d', '', true)
  expect(claimed(...all)).toEqual([])
  put('b', 'a', true)
  put('d', 'b', false)
  expect(claimed(...all)).toEqual(['top', 'a'])
  put('b', 'elsewhere', true)
  expect(claimed(...all, 'elsewhere')).toEqual(['elsewhere'])
})

test('what claims to be in something that is not there yet counts from when that comes', () => {
  const { put, claimed } = scene({})
  put('live', 'later', true)
  expect(claimed('later', 'top')).toEqual(['later'])
  put('later', 'top', false)
  expect(claimed('later', 'top')).toEqual(['later', 'top'])
})

test('a circle of what is not live comes to an end', () => {
  const { put, claimed } = scene({ a: 'b', b: 'a' })
  expect(claimed('a', 'b')).toEqual([])
  put('c', 'a', true)
  expect(claimed('a', 'b')).toEqual(['a', 'b'])
  put('c', '', true)
  put('a', '', false)
  expect(claimed('a', 'b')).toEqual([])
})
