import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { materialise } from '../../../model/project/materialise.ts'
import { faults, shown } from '../../commands/support/shown.ts'
import { sceneId, type Workbench, workbench } from '../../commands/support/workbench.ts'

/** Moves an entity as a foreign client does, in a transaction of its own. */
function place({ document }: Workbench, id: string, parent: string, order: string, t: number): void {
  const record = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get(id)
  record?.set('place', { p: parent, o: order, t, c: 'x', prev: '' })
}

/** Reads the project, so that the next change meets a tree that is up to date. */
const paths = ({ bus }: Workbench): string[] =>
  bus.project.entities(sceneId).map(({ id, parentId }) => (parentId === null ? id : `${parentId}/${id}`))

const fresh = ({ document }: Workbench): string => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  return shown(materialise(copy))
}

test('a move that closes a circle with an earlier one loses, also one by one in a tree that is up to date', () => {
  const bench = workbench()
  const protagonist = ['player', 'camera', 'cursor']
  place(bench, 'a', 'b', 'Z', 1_000) // before c, so that the last thing inside b is not part of the circle
  expect(paths(bench)).toEqual([...protagonist, 'b', 'b/a', 'b/c'])
  place(bench, 'b', 'a', 'z', 1_001)
  expect(paths(bench)).toEqual([...protagonist, 'b', 'b/a', 'b/c'])
  expect(faults(bench.bus.project)).toEqual([])
  expect(shown(bench.bus.project)).toBe(fresh(bench))
  place(bench, 'a', '', 'a0', 1_002)
  expect(paths(bench)).toContain('a/b')
  expect(shown(bench.bus.project)).toBe(fresh(bench))
})

test.each([
  ['to the front', 'c', '', 'A', ['c', 'player', 'camera', 'cursor', 'a', 'b']],
  ['to the end', 'a', '', 'z', ['player', 'camera', 'cursor', 'b', 'b/c', 'a']],
  ['over a thing with others inside', 'cursor', '', 'z', ['player', 'camera', 'a', 'b', 'b/c', 'cursor']],
  ['with others inside, forwards', 'b', '', 'A', ['b', 'b/c', 'player', 'camera', 'cursor', 'a']],
  ['with others inside, deeper', 'b', 'player', 'a0', ['player', 'player/b', 'b/c', 'camera', 'cursor', 'a']],
  ['out of its parent, right behind it', 'c', '', 'z', ['player', 'camera', 'cursor', 'a', 'b', 'c']],
  ['nowhere else', 'b', '', 'z', ['player', 'camera', 'cursor', 'a', 'b', 'b/c']],
] as const)('one move, %s, keeps the list in order', (_what, id, parent, order, expected) => {
  const bench = workbench()
  paths(bench)
  place(bench, id, parent, order, 1_000)
  expect(paths(bench)).toEqual(expected)
  expect(shown(bench.bus.project)).toBe(fresh(bench))
  place(bench, 'player', 'camera', 'a0', 1_001)
  expect(faults(bench.bus.project)).toEqual([])
  expect(shown(bench.bus.project)).toBe(fresh(bench))
})
