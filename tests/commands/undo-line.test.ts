import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { recordingBase } from '../../commands/core/recording.ts'
import { encodeRecording } from '../../commands/core/recording-file.ts'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { moveEntity } from '../../commands/entity/move-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { setProperty } from '../../commands/entity/set-property.ts'
import { transformEntities } from '../../commands/entity/transform-entities.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { restoreProject } from '../../commands/project/restore-project.ts'
import { replayRecording } from '../../commands/replay/replay-recording.ts'
import type { EntityId } from '../../model/ids.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { anyCall } from './support/fuzz.ts'
import { shown } from './support/shown.ts'
import { twoPeople } from './support/two-people.ts'
import { entityId, indexId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const a = entityId('a')
const b = entityId('b')
const file = `file:${scriptId}` as const
const nameOf = ({ bus }: Workbench, id = a) => bus.project.entity(id)?.name
function rename(bench: Workbench, name: string, id = a) {
  bench.bus.endMerge()
  return bench.bus.execute(renameEntity, { entityId: id, name })
}
const type = (bench: Workbench, at: number, insert: string, remove = 0) =>
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
const slide = (bench: Workbench, value: number) =>
  bench.bus.execute(setProperty, { entityId: a, component: 'material', property: 'opacity', value })

/** The id of the newest command. */
function lastId({ journal }: Workbench): string {
  const event = journal.findLast((entry) => entry.event.kind === 'command')?.event
  if (event?.kind !== 'command') throw new Error('no command')
  return event.command.id
}

describe('the step of one command', () => {
  test('[S27] is undone out of the middle, and redo finds it', () => {
    const bench = workbench()
    rename(bench, 'Tree')
    const first = lastId(bench)
    bench.wait(1_000)
    rename(bench, 'Bush', b)
    expect(bench.bus.stepOf(first)).toBe('undo')
    expect(bench.bus.undoCommand(first)).toMatchObject({ ok: true, label: { params: { name: 'Tree' } } })
    expect([nameOf(bench), nameOf(bench, b)]).toEqual(['A', 'Bush'])
    expect(bench.bus.stepOf(first)).toBe('redo')
    expect(bench.bus.undoCommand(first)).toEqual({ ok: false, reason: 'nothing' })
    expect(bench.bus.redo('scene')).toMatchObject({ ok: true, label: { params: { name: 'Tree' } } })
    expect(nameOf(bench)).toBe('Tree')
    bench.bus.undoCommand(first)
    expect(bench.bus.redoCommand(first)).toMatchObject({ ok: true })
    expect([nameOf(bench), nameOf(bench, b)]).toEqual(['Tree', 'Bush'])
  })

  test('[S27] is found by each command of a merged run, also after a reload', () => {
    const bench = workbench()
    const ids = [0.1, 0.2, 0.3].map((value) => {
      slide(bench, value)
      bench.wait(100)
      return lastId(bench)
    })
    rename(bench, 'later')
    const again = workbench({ update: Y.encodeStateAsUpdate(bench.document), clientId: 101 })
    again.bus.restoreUndo(JSON.parse(JSON.stringify(bench.bus.saveUndo())))
    for (const id of ids) expect(again.bus.stepOf(id)).toBe('undo')
    expect(again.bus.undoCommand(ids[1] ?? '')).toMatchObject({ ok: true })
    for (const id of ids) expect(again.bus.stepOf(id)).toBe('redo')
    expect(again.bus.project.entity(a)?.components.material).toEqual({ color: '#ff0000' })
  })

  test('[S27] of a text is taken out of what was typed around it', () => {
    const bench = workbench()
    const ids = ['one ', 'two ', 'three '].map((word) => {
      bench.bus.endMerge()
      type(bench, 0, word)
      return lastId(bench)
    })
    expect(bench.bus.undoCommand(ids[1] ?? '')).toMatchObject({ ok: true })
    expect(bench.bus.project.text(scriptId)).toBe('three one // your code for Tab2\n')
    expect(bench.bus.redo(file)).toMatchObject({ ok: true })
    expect(bench.bus.project.text(scriptId)).toBe('three two one // your code for Tab2\n')
  })

  test('[S27] [invariant 33] [invariant 37] that somebody wrote over stays, changes nothing and says who', () => {
    const [ana, ben, sync] = twoPeople()
    rename(ana, 'mine')
    const id = lastId(ana)
    sync()
    rename(ben, 'theirs')
    sync()
    const bytes = Y.encodeStateAsUpdate(ana.document)
    const entries = ana.journal.length
    for (let press = 0; press < 2; press++)
      expect(ana.bus.undoCommand(id)).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(Y.encodeStateAsUpdate(ana.document)).toEqual(bytes)
    expect(ana.journal).toHaveLength(entries)
    expect(ana.bus.stepOf(id)).toBe('undo')
    // What lies there now is what they chose, though it is the same.
    ben.bus.undo('scene')
    sync()
    expect(nameOf(ana)).toBe('mine')
    expect(ana.bus.undoCommand(id)).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(nameOf(ana)).toBe('mine')
  })

  test('[S27] that the same person wrote over says so, and one of which nothing is left too', () => {
    const [ana, ben, sync] = twoPeople()
    rename(ana, 'one')
    const id = lastId(ana)
    rename(ana, 'two')
    expect(ana.bus.undoCommand(id)).toMatchObject({ ok: false, reason: 'changed-by-you' })
    type(ana, 0, 'gone')
    sync()
    type(ben, 0, '', 4)
    sync()
    expect(ana.bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
    expect(ana.bus.undo(file)).toEqual({ ok: false, reason: 'nothing' })
  })

  test('[S27] [invariant 33] of several things says that what somebody, or the person, changed since stays', () => {
    const [ana, ben, sync] = twoPeople()
    const move = ({ bus }: Workbench, x: number, ...ids: readonly EntityId[]) =>
      bus.execute(transformEntities, {
        changes: ids.map((id) => ({ entityId: id, position: [x, 0, 0] as const })),
      })
    const places = () => [a, b].map((id) => ana.bus.project.entity(id)?.position[0])
    const [atA = 0, atB = 0] = places()
    move(ana, 5, a, b)
    sync()
    move(ben, 7, b)
    sync()
    const undone = ana.bus.undo('scene')
    expect(undone).toMatchObject({ ok: true, stays: { reason: 'changed-since', by: '' } })
    expect(places()).toEqual([atA, 7])
    // What came back was all that was taken away.
    expect(ana.bus.redo('scene')).toMatchObject({ ok: true })
    expect(places()).toEqual([5, 7])

    ana.bus.endMerge()
    move(ana, 9, a, b)
    const id = lastId(ana)
    move(ana, 10, b)
    const mine = ana.bus.undoCommand(id)
    expect(mine).toMatchObject({ ok: true, stays: { reason: 'changed-by-you' } })
    expect(places()).toEqual([5, 10])

    ana.bus.endMerge()
    move(ana, 1, a, b)
    sync()
    move(ben, 10, b)
    sync()
    const same = ana.bus.undo('scene')
    expect(same).toMatchObject({ ok: true })
    expect(same).not.toHaveProperty('stays') // it is where it was before
    expect([atB, ...places()]).toEqual([atB, 5, 10])
  })

  test('[S27] is journaled like an undo and replays exactly', () => {
    const bench = workbench()
    const base = recordingBase(bench.document, bench.bus, 'test')
    type(bench, 0, 'first ')
    const id = lastId(bench)
    bench.wait(1_000)
    type(bench, 0, 'second ')
    rename(bench, 'Tree')
    bench.bus.undoCommand(id)
    bench.bus.redoCommand(id)
    const report = replayRecording(encodeRecording({ base, entries: bench.journal }))
    expect(report).toMatchObject({ entries: 5, diverged: 0 })
    expect(bench.journal.slice(-2).map(({ event }) => event)).toMatchObject([
      { kind: 'undo', commandId: id },
      { kind: 'redo', commandId: id },
    ])
  })
})

test('[S27] [invariant 32] [invariant 39] undoing any lines and redoing them all is where one was', () => {
  let undone = 0
  const property = fc.property(
    fc.array(anyCall, { minLength: 3, maxLength: 25 }),
    fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
    (calls, picks) => {
      const bench = workbench()
      for (const [index, call] of calls.entries()) {
        sendCall(bench.bus, call, `new-${index}`)
        bench.wait(600)
      }
      const ids = bench.journal.flatMap(({ event }) => (event.kind === 'command' ? event.command.id : []))
      const before = shown(bench.bus.project)
      const lines = picks.map((pick) => ids[pick % Math.max(1, ids.length)] ?? '')
      const effective = lines.filter((id) => bench.bus.undoCommand(id).ok)
      undone += effective.length
      for (const id of effective.reverse()) expect(bench.bus.redoCommand(id)).toMatchObject({ ok: true })
      expect(shown(bench.bus.project)).toBe(before)
    },
  )
  assertProperty(property, 120)
  expectOften('lines undone', undone, 100)
})

test('[S27] moves that a blocks gesture causes a moment later join its step, and another person ends it', () => {
  const [ana, ben, sync] = twoPeople()
  const block = (id: string, x: number) =>
    ({
      id,
      type: 'wait',
      hasNext: true,
      at: { parent: null, x, y: 0 },
      fields: {},
      extra: {},
      shadows: {},
    }) as const
  const put = (bench: Workbench, id: string, x: number, gesture: string) =>
    bench.bus.execute(changeBlocks, { fileId: indexId, gesture, upserts: [block(id, x)], deletes: [] })
  const placeOf = (id: string) => ana.bus.project.blocks(indexId).blocks.get(id)?.place
  const surface = `file:${indexId}` as const
  put(ana, 'dragged', 0, 'make')
  ana.wait(1_000)
  put(ana, 'bumped', 10, 'make 2')
  ana.wait(1_000)

  put(ana, 'dragged', 100, 'drag')
  ana.wait(100)
  put(ana, 'bumped', 50, 'drag')
  ana.wait(100)
  put(ana, 'dragged', 120, 'drag')
  expect(ana.bus.undo(surface)).toMatchObject({ ok: true })
  expect([placeOf('dragged'), placeOf('bumped')]).toMatchObject([{ x: 0 }, { x: 10 }])
  ana.bus.redo(surface)
  expect([placeOf('dragged'), placeOf('bumped')]).toMatchObject([{ x: 120 }, { x: 50 }])

  ana.wait(1_000)
  put(ana, 'dragged', 200, 'drag again')
  sync()
  put(ben, 'dragged', 300, 'theirs')
  sync()
  put(ana, 'dragged', 400, 'drag again')
  ana.bus.undo(surface)
  expect(placeOf('dragged')).toMatchObject({ x: 300 })
  expect(ana.bus.undo(surface)).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(placeOf('dragged')).toMatchObject({ x: 300 })
})

test('[S27] a step knows its place again after a later one was undone, whoever had put the thing there', () => {
  const bench = workbench()
  const start = shown(bench.bus.project)
  const at = { p: '', o: 'V', t: 0, c: '' }
  const records = [
    { root: `ents:${sceneId}` as const, id: 'b', set: [['place', at] as [string, typeof at]], erase: [] },
  ]
  bench.bus.execute(restoreProject, { about: { kind: 'project' }, records, texts: [] })
  // The copy finds no room after an order key of its own kind, so that all are given new ones under their old stamps.
  bench.bus.execute(cloneEntities, {
    copies: [{ sourceId: b, entityId: entityId('copy') }],
    offset: [1, 0, 0],
  })
  bench.bus.execute(moveEntity, { entityId: entityId('player'), parentId: null, before: null })
  for (let step = 0; step < 3; step++)
    expect(bench.bus.undo('scene', 'everything')).toMatchObject({ ok: true })
  expect(shown(bench.bus.project)).toBe(start)
})

describe('how much is remembered', () => {
  test('[S27] 200 steps', () => {
    const bench = workbench()
    for (let step = 0; step < 205; step++) rename(bench, `name ${step}`)
    let undone = 0
    while (bench.bus.undo('scene').ok) undone++
    expect(undone).toBe(200)
    expect(nameOf(bench)).toBe('name 4')
  })

  test('[S27] 2 MB of them, but always the newest', () => {
    const bench = workbench()
    const grow = (text: string) =>
      bench.bus.execute(setComponent, { entityId: a, component: 'later', value: { text } })
    for (const letter of 'abcdefgh') grow(letter.repeat(300_000))
    let undone = 0
    while (bench.bus.undo('scene').ok) undone++
    expect(undone).toBe(3)
    grow('x'.repeat(3_000_000))
    expect(bench.bus.undo('scene')).toMatchObject({ ok: true })
  })
})

test('[S27] [invariant 38] a new command in the scene clears what could be redone there, and nothing in a tab', () => {
  const bench = workbench()
  rename(bench, 'one')
  type(bench, 0, 'text')
  rename(bench, 'two', b)
  bench.bus.undo('scene')
  bench.bus.undo(file)
  bench.bus.execute(deleteEntities, { entityIds: [entityId('c')] })
  expect(bench.bus.nextRedo('scene')).toBeUndefined()
  expect(bench.bus.nextRedo(file)).toMatchObject({ key: 'command.file.edit-text' })
  const undone: string[] = []
  for (let next = bench.bus.nextUndo('scene'); next; next = bench.bus.nextUndo('scene')) {
    undone.push(next.key)
    bench.bus.undo('scene')
  }
  expect(undone).toEqual(['command.entity.delete', 'command.entity.rename'])
})
