import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { orderKeys } from '../../../model/document/order-keys.ts'
import { EntityList } from '../../../model/project/entity-list.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { mostSteps } from '../../../model/project/scene-tree.ts'
import { standInId } from '../../../model/project/stand-in.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'
import { expectOften } from '../../commands/support/expect-often.ts'
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

const things = ['a', 'b', 'c', 'd', 'e', 'player', 'camera', 'cursor']
const anyChange = fc.record({
  id: fc.constantFrom(...things),
  what: fc.constantFrom('place', 'place', 'place', 'position', 'name', 'del', 'del', 'kind'),
  parent: fc.constantFrom('', ...things),
  previous: fc.constantFrom('', ...things),
  order: fc.constantFrom('a0', 'a1', 'z'),
  t: fc.nat(9),
  undone: fc.boolean(),
})

test('whatever foreign clients write, also into circles, the tree kept up to date shows what one read afresh does', () => {
  let inCircles = 0
  let oneByOne = 0
  const rebuilt = vi.spyOn(EntityList.prototype, 'rebuild')
  const together = fc.array(anyChange, { minLength: 1, maxLength: 5 })
  const property = fc.property(
    fc.array(fc.oneof(together, fc.tuple(anyChange)), { maxLength: 20 }),
    (updates) => {
      const bench = workbench()
      const records = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
      place(bench, 'c', '', 'a0', 1)
      for (const id of ['d', 'e']) records.set(id, records.get('c')?.clone() ?? new Y.Map())
      paths(bench)
      for (const changes of updates) {
        const wasInCircle = hasCircle(records)
        rebuilt.mockClear()
        bench.document.transact(() => {
          for (const change of changes) apply(records.get(change.id), change)
        })
        const after = shown(bench.bus.project)
        if (wasInCircle && rebuilt.mock.calls.length === 0 && changes.some(({ what }) => what === 'place'))
          oneByOne++
        expect(after).toBe(fresh(bench))
        if (hasCircle(records)) inCircles++
      }
      expect(faults(bench.bus.project)).toEqual([])
    },
  )
  assertProperty(property, 300)
  expectOften('changes while there was a circle', inCircles, 100)
  expectOften('moves beside a circle that were taken over one by one', oneByOne, 50)
  vi.restoreAllMocks()
})

type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never

function apply(record: Y.Map<unknown> | undefined, change: Change): void {
  const { what, parent, previous, order, t, undone } = change
  if (what === 'place') record?.set('place', { p: parent, o: order, t, c: 'x', prev: previous })
  else if (what === 'position') record?.set('position', undone ? 'nowhere' : [t, 0, 0])
  else if (what === 'name') record?.set('name', `n${t}`)
  else if (what === 'kind') record?.set('kind', undone ? '' : 'shape')
  else if (undone) record?.delete('del')
  else record?.set('del', { t, c: 'x' })
}

/** Whether somebody is inside itself by what is claimed. */
function hasCircle(records: Y.Map<Y.Map<unknown>>): boolean {
  const parentOf = (id: string): string => {
    const place = records.get(id)?.get('place')
    return typeof place === 'object' && place !== null && 'p' in place ? String(place.p) : ''
  }
  return things.some((start) => {
    let id = parentOf(start)
    for (let steps = 0; id !== '' && id !== start && steps < things.length; steps++) id = parentOf(id)
    return id === start
  })
}

test('while there is a circle a change that moves nothing keeps every list of children as it is', () => {
  const bench = workbench()
  place(bench, 'a', 'b', 'z', 1_000)
  place(bench, 'b', 'a', 'z', 1_001)
  paths(bench)
  const { project } = bench.bus
  const children = project.children(sceneId, null)
  const record = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get('c')
  record?.set('position', [1, 2, 3])
  expect(project.entities(sceneId).find(({ id }) => id === 'c')?.position).toEqual([1, 2, 3])
  expect(project.children(sceneId, null)).toBe(children)
  expect(shown(project)).toBe(fresh(bench))
})

test('in a circle a claim that only became later, or remembers another place, is looked at again', () => {
  const bench = workbench()
  place(bench, 'b', 'a', 'z', 1_000)
  place(bench, 'a', 'b', 'z', 1_001)
  expect(paths(bench)).toContain('a/b')
  place(bench, 'b', 'a', 'z', 1_002)
  expect(paths(bench)).toContain('b/a')
  const record = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get('b')
  record?.set('place', { p: 'a', o: 'z', t: 1_002, c: 'x', prev: 'player' })
  expect(paths(bench)).toContain('player/b')
  expect(shown(bench.bus.project)).toBe(fresh(bench))
})

test('in a circle who has lost it follows where they fall back to, whatever becomes of that', () => {
  const bench = workbench()
  const entities = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  for (const id of ['d', 'e']) entities.set(id, entities.get('c')?.clone() ?? new Y.Map())
  place(bench, 'd', '', 'z', 1)
  place(bench, 'e', 'd', 'z', 1)
  place(bench, 'a', 'b', 'z', 1_000)
  entities.get('b')?.set('place', { p: 'a', o: 'z', t: 1_001, c: 'x', prev: 'e' })
  expect(paths(bench)).toContain('e/b')
  for (const [id, parent] of [
    ['e', 'd/b'],
    ['d', 'b'],
  ] as const) {
    entities.get(id)?.set('del', { t: 1_002, c: 'x' })
    expect(paths(bench)).toContain(parent)
    expect(shown(bench.bus.project)).toBe(fresh(bench))
  }
  for (const [id, parent] of [
    ['d', 'd/b'],
    ['e', 'e/b'],
  ] as const) {
    entities.get(id)?.delete('del')
    expect(paths(bench)).toContain(parent)
    expect(shown(bench.bus.project)).toBe(fresh(bench))
  }
})

test('a stand-in that is shown since what it stands for is gone, keeps what it lies in from going unseen', () => {
  const bench = workbench()
  const entities = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  const id = standInId(sceneId, 'camera')
  entities.set(id, entities.get('camera')?.clone() ?? new Y.Map())
  place(bench, id, 'c', 'z', 1)
  expect(paths(bench)).not.toContain(`c/${id}`)
  entities.get('camera')?.set('kind', '')
  expect(paths(bench)).toContain(`c/${id}`)
  entities.get('c')?.set('del', { t: 9, c: 'x' })
  expect(paths(bench)).toContain(`b/${id}`)
  expect(shown(bench.bus.project)).toBe(fresh(bench))
})

test('beside a circle, and where a thing goes and comes with all in it, the tree is kept up to date one by one', () => {
  const bench = workbench()
  const entities = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  place(bench, 'a', 'camera', 'z', 1_000)
  place(bench, 'camera', 'a', 'z', 1_001)
  for (const [id, parent] of [
    ['d', ''],
    ['e', 'd'],
    ['f', 'e'],
    ['g', ''],
  ] as const) {
    entities.set(id, entities.get('c')?.clone() ?? new Y.Map())
    place(bench, id, parent, 'z', 1)
  }
  const before = paths(bench)
  const rebuilt = vi.spyOn(EntityList.prototype, 'rebuild')
  place(bench, 'g', 'f', 'z', 1_002)
  expect(paths(bench)).toContain('f/g')
  // Nothing says in which order the records come of which an update tells.
  for (const ids of [
    ['d', 'e', 'f', 'g'],
    ['g', 'e', 'f', 'd'],
  ]) {
    bench.document.transact(() => {
      for (const id of ids) entities.get(id)?.set('del', { t: 1_003, c: 'x' })
    })
    expect(paths(bench)).not.toContain('f/g')
    expect(rebuilt).not.toHaveBeenCalled()
    expect(shown(bench.bus.project)).toBe(fresh(bench))
    rebuilt.mockClear()
    bench.document.transact(() => {
      for (const id of ids) entities.get(id)?.delete('del')
    })
    expect(paths(bench)).toContain('f/g')
    expect(rebuilt).not.toHaveBeenCalled()
  }
  place(bench, 'g', '', 'z', 1_004)
  expect(paths(bench)).toEqual(before)
  expect(rebuilt).not.toHaveBeenCalled()
  place(bench, 'g', 'a', 'z', 1_005)
  expect(paths(bench)).toContain('a/g')
  expect(rebuilt).not.toHaveBeenCalled()
  place(bench, 'a', 'g', 'z', 1_006)
  expect(rebuilt).not.toHaveBeenCalled()
  expect(shown(bench.bus.project)).toBe(fresh(bench))
  vi.restoreAllMocks()
})

test('a large part of a scene that goes or comes at once is resolved at once, with the same to show', () => {
  const bench = workbench()
  const entities = bench.document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  const orders = orderKeys(4_000)
  bench.document.transact(() => {
    for (const [index, o] of orders.entries())
      entities.set(
        `n${index}`,
        new Y.Map<unknown>([
          ['kind', 'shape'],
          ['place', { p: '', o, t: 1, c: 'x', prev: '' }],
        ]),
      )
  })
  const before = bench.bus.project.entities(sceneId)
  const one = vi.spyOn(EntityList.prototype, 'remove')
  const other = vi.spyOn(EntityList.prototype, 'insert')
  const change = (apply: (record: Y.Map<unknown> | undefined) => void) =>
    bench.document.transact(() => {
      for (let index = 0; index < 900; index++) apply(entities.get(`n${index * 3}`))
    })
  change((record) => record?.set('del', { t: 9, c: 'x' }))
  expect(bench.bus.project.entities(sceneId)).toHaveLength(before.length - 900)
  expect(shown(bench.bus.project)).toBe(fresh(bench))
  change((record) => record?.delete('del'))
  expect(bench.bus.project.entities(sceneId)).toEqual(before)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([mostSteps, mostSteps])
  vi.restoreAllMocks()
})
