import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { recordsOf } from '../../../model/document/records.ts'
import { SceneId } from '../../../model/ids.ts'
import { sameEntity } from '../../../model/project/same-entity.ts'
import { SceneTree } from '../../../model/project/scene-tree.ts'
import { standInId } from '../../../model/project/stand-in.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const sceneId = SceneId.parse('one')
const things = ['a', 'b', 'c', 'd', 'e', 'f']
/** The id that stands in for a player, under which one may be stored too. */
const playerId = 'player-of-one'
const record = (values: object) => new Y.Map<unknown>(Object.entries(values))

/** The tree of a scene that is kept up to date, and what changes its document. */
function open() {
  const document = new Y.Doc()
  const root = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  document.getMap('scenes').set(sceneId, record({ name: 'One' }))
  for (const [index, id] of things.entries())
    root.set(id, record({ kind: 'shape', name: id, place: { p: '', o: `a${index}`, t: 1, c: '', prev: '' } }))
  const records = recordsOf(document)
  const tree = new SceneTree(records, sceneId)
  records.observe(`ents:${sceneId}`, (ids) => tree.update(ids))
  return { document, root, tree, fresh: () => new SceneTree(records, sceneId) }
}

/** All that can be asked of a tree. */
function answers(tree: SceneTree) {
  const parents = [null, ...things, 'gone', ...['player', 'camera'].map((kind) => standInId(sceneId, kind))]
  return {
    entities: tree.entities(),
    broken: tree.broken(),
    each: [...things, playerId].map((id) => tree.entity(id)),
    children: parents.map((parent) => tree.children(parent)),
    siblings: parents.map((parent) => {
      const siblings = tree.siblings(parent)
      const ids = Array.from({ length: siblings.length + 1 }, (_, index) => siblings.at(index))
      return [ids, [...things, 'gone'].map((id) => siblings.indexOf(id as never))]
    }),
  }
}

const parent = fc.constantFrom('', '', ...things, 'gone')
const place = fc.record({
  p: parent,
  o: fc.constantFrom('a0', 'a1', 'a2', 'z'),
  t: fc.nat(9),
  c: fc.constantFrom('p', 'q'),
  prev: parent,
})
const change = fc.record({
  id: fc.constantFrom(...things, playerId),
  what: fc.constantFrom('place', 'place', 'place', 'name', 'del', 'kind', 'gone', 'player'),
  place,
  isBack: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function apply({ root }: ReturnType<typeof open>, { id, what, place: to, isBack }: Change): void {
  const one = root.get(id)
  if (!one) root.set(id, record({ kind: 'shape', place: { ...to } }))
  else if (what === 'place') one.set('place', { ...to })
  else if (what === 'name') one.set('name', isBack ? id : `n${to.t}`)
  else if (what === 'kind') one.set('kind', isBack ? 'shape' : 7)
  else if (what === 'player') one.set('kind', isBack ? 'shape' : 'player')
  else if (what === 'gone') root.delete(id)
  else if (isBack) one.delete('del')
  else one.set('del', { t: 1, c: 'p' })
}

const inside = (id: string, p: string): Change => ({
  id,
  what: 'place',
  place: { p, o: 'a0', t: 0, c: 'p', prev: '' },
  isBack: false,
})
/** Amid a conflict a record comes that is not shown: the whole tree is resolved again, and shows the same. */
const hiddenAmidConflict = [
  [inside('c', 'a')],
  [inside('a', 'c')],
  [{ ...inside('a', ''), what: 'player' }],
  [{ ...inside(playerId, ''), what: 'name' }],
] satisfies Change[][]

test('whatever changes, alone or with others, a tree that is kept up to date answers as one read afresh', () => {
  const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
    minLength: 5,
    maxLength: 30,
    size: 'max',
  })
  const property = fc.property(changes, (batches) => {
    const opened = open()
    const { document, tree, fresh } = opened
    for (const batch of batches) {
      const before = new Map(tree.entities().map((entity) => [entity.id, entity]))
      const list = tree.entities()
      document.transact(() => {
        for (const one of batch) apply(opened, one)
      })
      expect(answers(tree)).toEqual(answers(fresh()))
      for (const entity of tree.entities()) {
        const old = before.get(entity.id)
        // Of several changes at once each is shown before the next, so that only one alone can be held to it.
        if (batch.length === 1 && old && sameEntity(old, entity)) expect(entity, 'the same object').toBe(old)
      }
      const isSame =
        list.length === tree.entities().length && list.every((entity, at) => entity === tree.entities()[at])
      if (batch.every(({ what }) => what === 'name') && isSame) expect(tree.entities()).toBe(list)
    }
  })
  assertProperty(property, 150, [[hiddenAmidConflict]], 25)
})

test('many changes at once leave the same tree as one by one', () => {
  const opened = open()
  const { document, root, tree, fresh } = opened
  document.transact(() => {
    for (let index = 0; index < 30; index++)
      root.set(
        `n${index}`,
        record({ kind: 'shape', place: { p: index % 2 ? 'a' : '', o: `b${index}`, t: 2, c: '' } }),
      )
  })
  expect(answers(tree)).toEqual(answers(fresh()))
  expect(tree.entities()).toHaveLength(36 + 3)
  expect(tree.children('a')).toHaveLength(15)
})
