import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { moveEntity } from '../../commands/entity/move-entities.ts'
import { materialise } from '../../model/project/materialise.ts'
import { assertProperty } from './support/assert-property.ts'
import { shown } from './support/shown.ts'
import { box, entityId, indexId, sceneId, type Workbench, workbench } from './support/workbench.ts'

const pair = (): [Workbench, Workbench] => [
  workbench({ actor: 'ana', clientId: 100 }),
  workbench({ actor: 'ben', clientId: 200 }),
]

function meet(...people: readonly Workbench[]): void {
  for (const one of people)
    for (const other of people)
      if (one !== other)
        one.bus.applyRemote(Y.encodeStateAsUpdate(other.document, Y.encodeStateVector(one.document)), 'peer')
}

const children = ({ bus }: Workbench, parent: string | null = null): readonly string[] =>
  bus.project.entities(sceneId).flatMap(({ id, parentId }) => (parentId === parent ? id : []))

const create = (bench: Workbench, id: string, before: string | null): unknown =>
  bench.bus.execute(createEntity, { ...box(id), before: before === null ? null : entityId(before) })

const move = (bench: Workbench, id: string, parent: string | null, before: string | null = null): unknown =>
  bench.bus.execute(moveEntity, {
    entityId: entityId(id),
    parentId: parent === null ? null : entityId(parent),
    before: before === null ? null : entityId(before),
  })

test('[invariant 18] things that several people put at the same place at once have one order for everybody, also afresh', () => {
  const property = fc.property(fc.array(fc.nat(1), { maxLength: 6 }), fc.boolean(), (who, isFront) => {
    const [ana, ben] = pair()
    for (const [at, index] of who.entries())
      create(index === 0 ? ana : ben, `n${at}`, isFront ? 'player' : null)
    meet(ana, ben)
    expect(children(ana)).toHaveLength(5 + who.length)
    expect(children(ben)).toEqual(children(ana))
    const fresh = new Y.Doc()
    Y.applyUpdate(fresh, Y.encodeStateAsUpdate(ben.document))
    expect(
      materialise(fresh)
        .entities(sceneId)
        .map(({ id }) => id),
    ).toEqual(ana.bus.project.entities(sceneId).map(({ id }) => id))
  })
  assertProperty(property, 100)
})

test('[invariant 18] siblings with the same order key stand by their ids, whoever came first', () => {
  for (const first of ['x', 'y']) {
    const [ana, ben] = pair()
    create(ana, first, null)
    create(ben, first === 'x' ? 'y' : 'x', null)
    meet(ana, ben)
    expect(children(ana).slice(-2)).toEqual(['x', 'y'])
    expect(children(ben).slice(-2)).toEqual(['x', 'y'])
  }
})

test('[invariant 19] what is put in front of a thing is right there, and at the end for one that is not there', () => {
  const [ana] = pair()
  create(ana, 'x', 'b')
  expect(children(ana)).toEqual(['player', 'camera', 'cursor', 'a', 'x', 'b'])
  move(ana, 'x', null, 'player')
  expect(children(ana)).toEqual(['x', 'player', 'camera', 'cursor', 'a', 'b'])
  move(ana, 'x', 'b', 'c')
  expect(children(ana, 'b')).toEqual(['x', 'c'])
  move(ana, 'c', 'b', 'x')
  expect(children(ana, 'b')).toEqual(['c', 'x'])
  create(ana, 'y', 'gone')
  expect(children(ana).at(-1)).toBe('y')
})

test('[invariant 21] what one person moves into a thing that another deletes stays, at the nearest place that is left', () => {
  const [ana, ben] = pair()
  ana.bus.execute(deleteEntities, { entityIds: [entityId('b')] })
  move(ben, 'a', 'c')
  meet(ana, ben)
  for (const { bus } of [ana, ben]) {
    expect(bus.project.entity(entityId('a'))?.parentId).toBeNull()
    expect(bus.project.entity(entityId('b'))).toBeUndefined()
    expect(bus.project.entity(entityId('c'))).toBeUndefined()
  }
  ana.bus.undo('scene')
  meet(ana, ben)
  expect(ben.bus.project.entity(entityId('a'))?.parentId).toBe('c')
})

test('[invariant 21] that place is the thing which the deleted one lay in, and its again when that was deleted too', () => {
  for (const [deleted, nearest] of [
    [['c'], 'b'],
    [['d', 'c'], 'b'],
  ] as const) {
    const [ana, ben] = pair()
    ana.bus.execute(createEntity, box('d', 'c'))
    meet(ana, ben)
    ana.bus.execute(deleteEntities, { entityIds: deleted.map(entityId) })
    move(ben, 'a', deleted[0])
    meet(ana, ben)
    for (const { bus } of [ana, ben]) expect(bus.project.entity(entityId('a'))?.parentId).toBe(nearest)
  }
})

test('a command’s time is later than any that its maker has seen, so that who acts knowing of a move counts as later', () => {
  const [ana, ben] = pair()
  for (let times = 0; times < 5; times++) move(ana, 'a', times % 2 === 0 ? 'b' : null)
  meet(ana, ben)
  move(ben, 'a', null)
  const event = ben.journal.at(-1)?.event
  expect(event?.kind === 'command' && event.command.lamport).toBe(ana.bus.lamport + 1)
  expect(ana.bus.lamport).toBeGreaterThanOrEqual(5)
})

const block = (id: string, parent: string | null) =>
  ({
    id,
    type: 'wait',
    hasNext: true,
    at:
      parent === null
        ? ({ parent, x: 0, y: 0 } as const)
        : ({ parent, input: 'next', kind: 'statement' } as const),
    fields: {},
    extra: {},
    shadows: {},
  }) as const

const put = (bench: Workbench, id: string, parent: string | null): unknown =>
  bench.bus.execute(changeBlocks, { fileId: indexId, upserts: [block(id, parent)], deletes: [] })

/** Writes each block down where it is shown, as the next gesture does. */
function repair({ bus }: Workbench): unknown {
  const file = bus.project.blocks(indexId)
  const upserts = [...file.blocks.values()].flatMap(({ id, place }) =>
    file.displaced.has(id) ? { ...block(id, null), at: place } : [],
  )
  return bus.execute(changeBlocks, { fileId: indexId, upserts, deletes: [] })
}

test('[invariant 23] writing down where displaced blocks went changes nothing shown, twice is like once, and two people agree', () => {
  const [ana, ben] = pair()
  put(ana, 'top', null)
  meet(ana, ben)
  put(ana, 'mine', 'top')
  put(ben, 'theirs', 'top')
  meet(ana, ben)
  const before = shown(ana.bus.project)
  expect(ana.bus.project.blocks(indexId).displaced.size).toBe(1)
  repair(ana)
  expect(shown(ana.bus.project)).toBe(before)
  expect(ana.bus.project.blocks(indexId).displaced.size).toBe(0)
  expect(repair(ana)).toEqual({ ok: true, changed: false })
  repair(ben)
  meet(ana, ben)
  expect(shown(ana.bus.project)).toBe(before)
  expect(shown(ben.bus.project)).toBe(before)
})

test('[invariant 23] making room between equal order keys changes no order, and two people who do so at once agree', () => {
  const [ana, ben] = pair()
  create(ana, 'x', null)
  create(ben, 'y', null)
  meet(ana, ben)
  create(ana, 'm', 'y')
  create(ben, 'n', 'y')
  expect(children(ana).slice(-3)).toEqual(['x', 'm', 'y'])
  expect(children(ben).slice(-3)).toEqual(['x', 'n', 'y'])
  meet(ana, ben)
  expect(children(ben)).toEqual(children(ana))
  expect(children(ana).filter((id) => ['x', 'y'].includes(id))).toEqual(['x', 'y'])
})
