import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { groupEntities } from '../../../commands/entity/group-entities.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { carryOver } from '../../../commands/epochs/carry-over.ts'
import { carryUndo } from '../../../commands/epochs/carry-undo.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { rememberedDeletions } from '../../../model/epochs/surviving-records.ts'
import { FileId } from '../../../model/ids.ts'
import { assertProperty } from '../support/assert-property.ts'
import {
  places as blockPlaces,
  blocks,
  elsewhere,
  free,
  gesture,
  inside,
  put as putBlock,
  waitBlock,
} from '../support/block-places.ts'
import { expectOften } from '../support/expect-often.ts'
import { moveInto } from '../support/move-into.ts'
import { twoPeople } from '../support/two-people.ts'
import { box, entityId, sceneId, type Workbench, workbench } from '../support/workbench.ts'

const [a, b] = [entityId('a'), entityId('b')]
const tab = FileId.parse('new-tab')
const makeTab = ({ bus }: Workbench) => bus.execute(createFile, { fileId: tab, sceneId, kind: 'js' })
const type = ({ bus }: Workbench, insert: string) =>
  bus.execute(editText, { fileId: tab, edits: [{ at: 0, remove: 0, insert }] })
const hasTab = ({ bus }: Workbench) => bus.project.file(tab) !== undefined
const move = (bench: Workbench, x: number, ...ids: readonly (typeof a)[]) => {
  bench.bus.endMerge()
  const changes = ids.map((id) => ({ entityId: id, position: [x, 0, 0] as const }))
  return bench.bus.execute(transformEntities, { changes })
}
const places = ({ bus }: Workbench) => [a, b].map((id) => bus.project.entity(id)?.position[0])
const names = ({ bus }: Workbench) => bus.project.entities(sceneId).map(({ id, name }) => `${id} ${name}`)
const holders = ({ bus }: Workbench) =>
  bus.project.entities(sceneId).map(({ id, parentId }) => `${id} in ${parentId}`)
/** Into the other one of a, b and c, or out of all. */
function put({ bus }: Workbench, x: number, ...ids: readonly (typeof a)[]): void {
  const parentId = [null, a, b, entityId('c')].filter((id) => id === null || !ids.includes(id))[x] ?? null
  bus.execute(moveEntities, { entityIds: [...ids], parentId, before: null })
}
const changed = { ok: false, reason: 'changed-since' }

/** Moves something to and fro until an epoch forgets what was deleted before. */
function outliveDeletions({ bus }: Workbench): void {
  for (let at = 0; at < rememberedDeletions + 2; at++)
    bus.execute(moveEntities, {
      entityIds: [entityId('c')],
      parentId: at % 2 === 0 ? null : b,
      before: null,
    })
}

/** A person's project and undo in the next epoch. */
function inNextEpoch(old: Workbench, clientId = 2_001): Workbench {
  const begun = new Y.Doc()
  Y.applyUpdateV2(begun, compactDocument(old.document))
  const next = workbench({ clientId, update: Y.encodeStateAsUpdate(begun) })
  const state = carryUndo(old.bus.saveUndo(), { ended: old.document, begun, client: clientId, entries: [] })
  expect(next.bus.restoreUndo(JSON.parse(JSON.stringify(state)))).toBe(true)
  return next
}

/** The same with the work in it that the old epoch did not have when it was closed. */
function withUnsentWork(ana: Workbench, closed: Uint8Array): Workbench {
  const { document: begun, entries } = carryOver({
    closed,
    document: ana.document,
    entries: ana.journal,
    actor: 'ana',
    clock: () => 0,
    newId: () => 'again',
  })
  expect(entries.length).toBeGreaterThan(0)
  const state = carryUndo(ana.bus.saveUndo(), { ended: ana.document, begun, client: begun.clientID, entries })
  const next = workbench({ clientId: 2_001, update: Y.encodeStateAsUpdate(begun) })
  expect(next.bus.restoreUndo(JSON.parse(JSON.stringify(state)))).toBe(true)
  return next
}

test('[S27] steps of things go on in the next epoch, over and over, and forth again', () => {
  const [ana] = twoPeople()
  const atFirst = places(ana)
  move(ana, 5, a)
  move(ana, 7, a, b)
  makeTab(ana)
  const next = inNextEpoch(ana)
  for (let round = 0; round < 2; round++) {
    const seen = [places(next)]
    for (const step of ['undo', 'undo', 'redo', 'redo'] as const) {
      expect(next.bus[step]('scene')).toMatchObject({ ok: true })
      seen.push(places(next))
    }
    const [all, first, none] = [[7, 7], [5, atFirst[1]], atFirst]
    expect(seen).toEqual([all, first, none, first, all])
  }
  expect(next.bus.undo('project')).toMatchObject({ ok: true })
  expect(hasTab(next)).toBe(false)
})

test('[S27] what was undone in the old epoch is redone in the next one, in order', () => {
  const [ana] = twoPeople()
  move(ana, 5, a)
  move(ana, 7, a)
  ana.bus.undo('scene')
  ana.bus.undo('scene')
  const next = inNextEpoch(ana)
  expect(next.bus.redo('scene')).toMatchObject({ ok: true })
  expect(places(next)[0]).toBe(5)
  expect(next.bus.redo('scene')).toMatchObject({ ok: true })
  expect(places(next)[0]).toBe(7)
})

test('[S27] [invariant 33] what others wrote over or into in the old epoch stays in the next one', () => {
  const [ana, mia, sync] = twoPeople()
  const [, atB] = places(ana)
  makeTab(ana)
  move(ana, 1, a)
  move(ana, 2, a, b)
  sync()
  type(mia, 'hours of work')
  move(mia, 5, a)
  move(mia, 2, a) // it lies where Ana had put it, but now it is Mia who did
  sync()
  const next = inNextEpoch(ana)
  expect(next.bus.undo('scene')).toMatchObject({ ok: true, stays: { reason: 'changed-since' } })
  expect(places(next)).toEqual([2, atB])
  expect(next.bus.undo('scene')).toMatchObject(changed)
  expect(next.bus.undo('project')).toMatchObject(changed)
  expect(hasTab(next)).toBe(true)
  expect(places(next)).toEqual([2, atB])
})

test('[S27] what was made and deleted again goes back to both in the next epoch, as often as one likes', () => {
  const [ana] = twoPeople()
  const mine = entityId('mine')
  ana.bus.execute(createEntity, box('mine'))
  ana.bus.execute(deleteEntities, { entityIds: [mine] })
  const next = inNextEpoch(ana)
  const seen = [] as boolean[]
  for (const step of ['undo', 'undo', 'redo', 'redo', 'undo', 'undo'] as const) {
    expect(next.bus[step]('scene')).toMatchObject({ ok: true })
    seen.push(next.bus.project.entity(mine) !== undefined)
  }
  expect(seen).toEqual([true, false, true, false, true, false])
})

test('[S27] what was made long ago and undone just before the next epoch is not offered again in it, and what lies below is', () => {
  const [ana, ben, meet] = twoPeople()
  move(ana, 5, a)
  ana.bus.execute(createEntity, box('zz'))
  meet()
  outliveDeletions(ben)
  meet()
  ana.bus.undo('scene')
  ana.bus.undo('scene')
  const next = inNextEpoch(ana)
  expect(next.bus.redo('scene')).toMatchObject({ ok: true })
  expect(places(next)[0]).toBe(5)
  expect(next.bus.redo('scene')).toMatchObject({ ok: false, reason: 'nothing' })
})

test('[S27] a group that was undone and forgotten is not offered again, though what it held is there', () => {
  const [ana, ben, meet] = twoPeople()
  ana.bus.execute(groupEntities, { groupId: entityId('g'), name: 'Group', entityIds: [a, b] })
  meet()
  outliveDeletions(ben)
  meet()
  ana.bus.undo('scene')
  const next = inNextEpoch(ana)
  const before = names(next)
  expect(next.bus.redo('scene')).toMatchObject({ ok: false, reason: 'nothing' })
  expect(names(next)).toEqual(before)
})

test('[S27] [invariant 33] what others put into a thing before it was deleted stays with it when the deletion is undone in the next epoch', () => {
  const [ana, mia, sync] = twoPeople()
  makeTab(ana)
  sync()
  type(mia, 'hours of work')
  sync()
  ana.bus.execute(deleteFile, { fileId: tab })
  const next = inNextEpoch(ana)
  expect(next.bus.undo('project')).toMatchObject({ ok: true })
  expect(next.bus.undo('project')).toMatchObject(changed)
  expect(next.bus.project.text(tab)).toContain('hours of work')
})

test('[S27] [invariant 33] a step below what somebody else had written stays, although the step above goes back to it', () => {
  const [ana, mia, sync] = twoPeople()
  move(ana, 3, a)
  sync()
  move(mia, 3.5, a)
  move(mia, 3, a)
  sync()
  move(ana, 9, a)
  const next = inNextEpoch(ana)
  expect(next.bus.undo('scene')).toMatchObject({ ok: true })
  expect(places(next)[0]).toBe(3)
  expect(next.bus.undo('scene')).toMatchObject(changed)
  expect(places(next)[0]).toBe(3)
})

test('[S27] in the next epoch what others do from then on counts, by who did it and not by what lies there', () => {
  const [old] = twoPeople()
  makeTab(old)
  move(old, 4, a)
  move(old, 4, b)
  const ana = inNextEpoch(old)
  expect(ana.bus.undo('project')).toMatchObject({ ok: true })
  expect(ana.bus.redo('project')).toMatchObject({ ok: true })
  const ben = workbench({ clientId: 2_002, update: Y.encodeStateAsUpdate(ana.document) })
  type(ben, 'work')
  move(ben, 8, b)
  move(ben, 4, b)
  ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  expect(ana.bus.undo('project')).toMatchObject(changed)
  expect(hasTab(ana)).toBe(true)
  expect(ana.bus.undo('scene')).toMatchObject(changed)
  expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
  expect(places(ana)[1]).toBe(4)
})

test('[S27] [invariant 33] whatever two people did, an undo in the next epoch does what it would have done in the old one', () => {
  const act = fc.record({
    who: fc.constantFrom('ana', 'ana', 'mia'),
    what: fc.constantFrom(
      'move',
      'move',
      'move',
      'put',
      'put',
      'rename',
      'undo',
      'undo',
      'redo',
      'make',
      'delete',
      'delete',
    ),
    of: fc.constantFrom([a], [b], [a, b]),
    x: fc.integer({ min: 0, max: 2 }),
  })
  let [done, refused, partly] = [0, 0, 0]
  assertProperty(
    fc.property(fc.array(act, { minLength: 3, maxLength: 14 }), (acts) => {
      const [ana, mia, sync] = twoPeople()
      for (const { who, what, of, x } of acts) {
        const bench = who === 'ana' ? ana : mia
        bench.wait(1_000)
        if (what === 'move') move(bench, x, ...of)
        else if (what === 'put') put(bench, x, ...of)
        else if (what === 'make') bench.bus.execute(createEntity, box(`made${x}`))
        else if (what === 'delete') bench.bus.execute(deleteEntities, { entityIds: [entityId(`made${x}`)] })
        else if (what === 'rename')
          for (const id of of) bench.bus.execute(renameEntity, { entityId: id, name: `N${x}` })
        else bench.bus[what]('scene')
        sync()
      }
      const next = inNextEpoch(ana)
      for (let press = 0; press < 6; press++) {
        const [old, now] = [ana.bus.undo('scene'), next.bus.undo('scene')]
        expect(now.ok).toBe(old.ok)
        expect(places(next)).toEqual(places(ana))
        expect(names(next)).toEqual(names(ana))
        expect(holders(next)).toEqual(holders(ana))
        if (now.ok) done += 1
        else if (now.reason !== 'nothing') refused += 1
        if (now.ok && now.stays) partly += 1
      }
    }),
    120,
  )
  expectOften('undone', done, 40)
  expectOften('refused or undone in part', refused + partly, 6)
})

test('what a place was taken by in the next epoch came later, however far the clock of the old one had gone', () => {
  const [ana, , meet] = twoPeople()
  putBlock(ana, 'holder', free)
  putBlock(ana, 'mine', inside('holder'))
  putBlock(ana, 'z', free)
  for (let times = 0; times < 20; times++)
    gesture(ana, { upserts: [waitBlock('z', undefined, { NUM: times })] })
  meet()
  const closed = Y.encodeStateAsUpdateV2(ana.document)
  putBlock(ana, 'mine', free)
  const next = withUnsentWork(ana, closed)
  const ben = workbench({ actor: 'ben', clientId: 2_002, update: Y.encodeStateAsUpdate(next.document) })
  putBlock(ben, 'theirs', inside('holder'))
  next.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  expect(next.bus.undo(blocks).ok).toBe(true)
  expect(blockPlaces(next)).toMatchObject({ mine: inside('holder'), theirs: { parent: null } })
})

test('what was undone in the old epoch and is done again in the next one leaves the quarrels of the old one as they are', () => {
  const [ana, ben, meet] = twoPeople()
  moveInto(ana, a, b)
  moveInto(ben, 'c', null)
  moveInto(ben, b, a)
  meet()
  const before = holders(ana)
  expect(ana.bus.undo('scene').ok).toBe(true)
  const next = inNextEpoch(ana)
  expect(holders(next)).not.toEqual(before)
  expect(next.bus.redo('scene').ok).toBe(true)
  expect(holders(next)).toEqual(before)
})

test('what is done again in the next epoch gets its place back from who took it after it was undone in the old one', () => {
  const [ana, ben, meet] = twoPeople()
  putBlock(ana, 'holder', free)
  putBlock(ana, 'mine', free)
  putBlock(ana, 'mine', inside('holder'))
  ana.bus.undo(blocks)
  meet()
  putBlock(ben, 'theirs', inside('holder'))
  meet()
  const next = inNextEpoch(ana)
  expect(next.bus.redo(blocks).ok).toBe(true)
  expect(ana.bus.redo(blocks).ok).toBe(true)
  expect(blockPlaces(next)).toEqual(blockPlaces(ana))
  expect(blockPlaces(next)).toMatchObject({ mine: inside('holder') })
})

test('so it leaves them where unsent work was done again as well', () => {
  const [ana, ben, meet] = twoPeople()
  moveInto(ana, a, b)
  for (let times = 0; times < 9; times++) moveInto(ben, 'c', times % 2 === 0 ? null : b)
  moveInto(ben, b, a)
  meet()
  const before = holders(ana)
  expect(ana.bus.undo('scene').ok).toBe(true)
  meet()
  const closed = Y.encodeStateAsUpdateV2(ana.document)
  ana.bus.execute(createFile, { fileId: tab, sceneId, kind: 'js' })
  const next = withUnsentWork(ana, closed)
  expect(next.bus.redo('scene').ok).toBe(true)
  expect(holders(next)).toEqual(before)
})

test.each(['move', 'rename'])(
  'what somebody did with a thing that one had made stays in the next epoch though one has done it over: %s',
  (what) => {
    const [ana, ben, meet] = twoPeople()
    ana.bus.execute(createEntity, box('d'))
    const d = entityId('d')
    const change = (bench: Workbench, holder: string, name: string) => {
      if (what === 'move') moveInto(bench, 'd', holder)
      else bench.bus.execute(renameEntity, { entityId: d, name })
      meet()
    }
    meet()
    change(ben, 'a', 'Theirs')
    const theirs = ana.bus.project.entity(d)
    change(ana, 'b', 'Mine')
    const next = inNextEpoch(ana)
    for (const bench of [ana, next]) {
      expect(bench.bus.undo('scene')).toMatchObject({ ok: true })
      expect(bench.bus.project.entity(d)).toEqual(theirs)
      expect(bench.bus.undo('scene')).toMatchObject(changed)
      expect(bench.bus.project.entity(d)).toEqual(theirs)
    }
  },
)

const unsentBlocks = [
  ['moved', [], ['undo'], 'redo'],
  ['moved and undone', ['undo'], ['undo', 'undo'], 'redo'],
  ['moved, undone and done again', ['undo', 'redo'], ['undo', 'redo'], 'undo'],
] as const

test.each(unsentBlocks)(
  'a block that was %s while nothing was sent goes to and fro in the next epoch',
  (_, done, again, last) => {
    const [ana] = twoPeople()
    putBlock(ana, 'holder', free)
    putBlock(ana, 'mine', free)
    putBlock(ana, 'mine', elsewhere)
    const closed = Y.encodeStateAsUpdateV2(ana.document)
    putBlock(ana, 'mine', inside('holder'))
    for (const step of done) ana.bus[step](blocks)
    const next = withUnsentWork(ana, closed)
    for (const step of [...again, last]) {
      const expected = ana.bus[step](blocks)
      expect(expected).toMatchObject({ ok: true })
      expect(next.bus[step](blocks)).toMatchObject({ ok: true })
      expect(blockPlaces(next)).toEqual(blockPlaces(ana))
    }
  },
)

test('a block of which only the undo was not sent is moved again in the next epoch', () => {
  const [ana] = twoPeople()
  putBlock(ana, 'holder', free)
  putBlock(ana, 'mine', free)
  putBlock(ana, 'mine', inside('holder'))
  const closed = Y.encodeStateAsUpdateV2(ana.document)
  ana.bus.undo(blocks)
  const next = withUnsentWork(ana, closed)
  expect(next.bus.redo(blocks)).toMatchObject({ ok: true })
  expect(blockPlaces(next)).toMatchObject({ mine: inside('holder') })
})
