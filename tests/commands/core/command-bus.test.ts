import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { z } from 'zod'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { defineCommand, reject, writes } from '../../../commands/core/define-command.ts'
import { documentHash } from '../../../commands/core/document-hash.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { limits } from '../../../model/document/limits.ts'

/** Sets a key of meta; merges with its like. */
const setMeta = defineCommand({
  type: 'test.set',
  version: 3,
  label: 'command.test.set',
  payload: z.strictObject({ key: z.string(), value: z.unknown() }),
  surface: () => 'project',
  mergeKey: ({ key }) => key,
  plan(_project, { key, value }) {
    if (key === 'taken') return reject('name.taken', { name: key })
    return writes([{ op: 'set', root: 'meta', id: null, key, value: value as never }], { key })
  },
})
/** Leaves a stamp, and no step of undo. */
const stampMeta = defineCommand({
  type: 'test.stamp',
  version: 1,
  label: 'command.test.stamp',
  payload: z.strictObject({}),
  surface: () => 'project',
  undoable: false,
  plan: (_project, _payload, { lamport, actor, at }) =>
    writes([
      { op: 'set', root: 'meta', id: null, key: 'stamp', value: { t: lamport, c: actor, at } },
      { op: 'set', root: 'meta', id: null, key: `stamp${lamport}`, value: true },
    ]),
})

function open(options: { keyframeEvery?: number; update?: Uint8Array } = {}) {
  const { update, ...more } = options
  const document = new Y.Doc()
  document.clientID = 100
  if (update) Y.applyUpdate(document, update)
  const journal = new MemoryJournal()
  let [ids, now] = [0, 1_000]
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => now,
    newId: () => `c${++ids}`,
    journal,
    ...more,
  })
  const set = (key: string, value: unknown) => bus.execute(setMeta, { key, value })
  return {
    document,
    bus,
    set,
    entries: journal.entries,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('a command is journaled with who, when, its version and its payload as it was read', () => {
  const { set, entries } = open()
  expect(set('displayName', { b: 1, a: undefined })).toMatchObject({ ok: true, changed: true })
  expect(entries.map(({ event }) => event)).toEqual([
    {
      kind: 'command',
      command: {
        id: 'c1',
        type: 'test.set',
        version: 3,
        payload: { key: 'displayName', value: { b: 1 } },
        actor: 'ana',
        at: 1_000,
        lamport: 1,
      },
    },
  ])
  expect(Object.isFrozen(entries[0]?.event.kind === 'command' && entries[0].event.command)).toBe(true)
})

test('a refusal says why; what is no payload and what is no JSON is refused as such', () => {
  const { bus, set, entries } = open()
  expect(set('taken', 1)).toEqual({ ok: false, code: 'name.taken', params: { name: 'taken' } })
  const invalid = { ok: false, code: 'payload.invalid', params: {} }
  expect(set('displayName', Number.NaN)).toEqual(invalid)
  expect(set('displayName', () => 1)).toEqual(invalid)
  expect(bus.execute(setMeta, { key: 'a', value: 1, more: 1 } as never)).toEqual(invalid)
  expect(entries).toEqual([])
  expect(bus.nextUndo('project')).toBeUndefined()
})

test('what is there already is not written', () => {
  const { set, entries } = open()
  set('displayName', [1])
  expect(set('displayName', [1])).toEqual({ ok: true, changed: false })
  expect(entries).toHaveLength(1)
})

test('a command that is not undoable leaves the steps as they are, also what could be redone', () => {
  const { bus, set, entries } = open()
  set('displayName', 'x')
  bus.undo('project')
  bus.execute(stampMeta, {})
  expect(entries.at(-1)?.event).toMatchObject({ kind: 'command', command: { type: 'test.stamp' } })
  expect(entries.at(-1)?.bytes).toBeDefined()
  expect(bus.nextUndo('project')).toBeUndefined()
  expect(bus.nextRedo('project')).toEqual({ key: 'command.test.set', params: { key: 'displayName' } })
  expect(bus.redo('project').ok).toBe(true)
})

test('nothing outside can change what a step says', () => {
  const { bus, set } = open()
  set('displayName', 'x')
  const [next, outcome] = [bus.nextUndo('project'), bus.undo('project')]
  const said = [next, outcome.ok ? outcome.label : undefined, bus.nextRedo('project')]
  expect(said.map((label) => label?.key)).toEqual(Array(3).fill('command.test.set'))
  expect(said.every((label) => Object.isFrozen(label) && Object.isFrozen(label?.params))).toBe(true)
})

test('of a merged run each command says which one it joined', () => {
  const { bus, set, entries, wait } = open()
  set('displayName', 'a')
  wait(500)
  set('displayName', 'b')
  wait(500)
  set('displayName', 'c')
  expect(entries.map(({ event }) => 'joins' in event && event.joins)).toEqual([false, 'c1', 'c1'])
  expect(entries[0]?.event).not.toHaveProperty('joins')
  expect(bus.stepOf('c3')).toBe('undo')
  expect(bus.stepOf('c4')).toBeUndefined()
  bus.undo('project')
  expect(bus.stepOf('c2')).toBe('redo')
  expect(bus.undo('project')).toEqual({ ok: false, reason: 'nothing' })
})

test('a run that is held goes on after a pause, one that is over does not', () => {
  const { bus, set, entries, wait } = open()
  const joins = () => entries.map(({ event }) => ('joins' in event ? event.joins : undefined)).at(-1)
  bus.holdMerge()
  set('displayName', 'a')
  expect(joins()).toBeUndefined()
  wait(400)
  bus.holdMerge()
  wait(400)
  set('displayName', 'b')
  expect(joins()).toBe('c1')
  bus.endMerge()
  bus.holdMerge()
  set('displayName', 'c')
  expect(joins()).toBeUndefined()
})

test('the time of commands rises, also after undo and after what others wrote, and none that lies absurdly far ahead stops it', () => {
  const { bus, document, entries } = open()
  bus.execute(stampMeta, {})
  bus.execute(stampMeta, {})
  expect(bus.lamport).toBe(2)
  document.getMap('scenes').set('one', new Y.Map(Object.entries({ born: { t: 40, c: 'ben' } })))
  expect(bus.lamport).toBe(40)
  bus.execute(stampMeta, {})
  expect(bus.lamport).toBe(41)
  const later = 40 + limits.lamportLeap
  document.getMap('scenes').set('two', new Y.Map(Object.entries({ born: { t: later, c: 'ben' } })))
  expect(bus.lamport).toBe(later)
  document.getMap('scenes').set('three', new Y.Map(Object.entries({ born: { t: limits.lamport, c: 'eve' } })))
  expect(bus.execute(stampMeta, {}).ok).toBe(true)
  expect(bus.restoreUndo({ ...bus.saveUndo(), lamport: limits.lamport })).toBe(true)
  bus.execute(stampMeta, {})
  const times = entries.flatMap(({ event }) => (event.kind === 'command' ? event.command.lamport : []))
  expect(times).toEqual([1, 2, 41, later + 1, later + 2])
})

test('changes of others are journaled with where they came from', () => {
  const { bus, document, entries } = open()
  const other = open()
  other.set('displayName', 'theirs')
  other.document.clientID = 200
  bus.applyRemote(Y.encodeStateAsUpdate(other.document), 'ben')
  document.transact(() => document.getMap('meta').set('description', 'x'), { from: 7 })
  document.transact(() => document.getMap('meta').set('description', 'y'), 'load')
  document.transact(() => document.getMap('meta').set('description', 'z'))
  expect(entries.map(({ event }) => event)).toEqual([
    { kind: 'remote', from: 'ben', at: 1_000 },
    { kind: 'remote', from: '', at: 1_000 },
    { kind: 'remote', from: '', at: 1_000 },
    { kind: 'remote', from: '', at: 1_000 },
  ])
  expect(entries.every(({ bytes }) => bytes !== undefined)).toBe(true)
})

test('an update that brings nothing new is not journaled', () => {
  const { bus, document, set, entries } = open()
  set('displayName', 'x')
  bus.applyRemote(Y.encodeStateAsUpdate(document), 'server')
  expect(entries).toHaveLength(1)
})

test('what is no edit can be journaled, when it is JSON', () => {
  const { bus, entries } = open()
  bus.note('run', { seed: 7 })
  expect(entries[0]?.event).toEqual({ kind: 'run', at: 1_000, data: { seed: 7 } })
  expect(() => bus.note('error', { bad: Number.NaN })).toThrow()
  expect(entries).toHaveLength(1)
})

test('a keyframe with the state comes as often as asked, and never for 0', () => {
  const { bus, document, entries } = open({ keyframeEvery: 3 })
  for (const step of [1, 2, 3]) bus.note('run', step)
  bus.execute(stampMeta, {})
  expect(entries.map(({ event: { kind } }) => kind)).toEqual([
    'run',
    'run',
    'keyframe',
    'run',
    'command',
    'keyframe',
  ])
  expect(entries.at(-1)?.event).toEqual({
    kind: 'keyframe',
    state: documentHash(document),
    lamport: bus.lamport,
  })
  const never = open({ keyframeEvery: 0 })
  for (let step = 0; step < 1_005; step++) never.bus.note('run', step)
  expect(never.entries.every(({ event }) => event.kind === 'run')).toBe(true)
  const usual = open()
  for (let step = 0; step < 1_005; step++) usual.bus.note('run', step)
  expect(usual.entries.flatMap(({ seq, event }) => (event.kind === 'keyframe' ? seq : []))).toEqual([1_000])
})

test('a command inside a change of the document is a defect', () => {
  const { document, set } = open()
  expect(() => document.transact(() => set('displayName', 'x'))).toThrow('inside a change')
  let thrown: unknown
  document.once('afterTransaction', () => {
    try {
      set('displayName', 'x')
    } catch (error) {
      thrown = error
    }
  })
  document.getMap('meta').set('description', 'x')
  expect(thrown).toBeInstanceOf(Error)
  expect(set('displayName', 'x').ok).toBe(true)
})

test('who listens hears of commands, of others, of undo and of a step that is gone, until they stop', () => {
  const { bus, document, set } = open()
  let heard = 0
  const stop = bus.subscribe(() => heard++)
  set('displayName', 'x')
  expect(heard).toBe(1)
  bus.undo('project')
  expect(heard).toBe(2)
  bus.redo('project')
  document.getMap('meta').set('displayName', 'theirs')
  expect(heard).toBe(4)
  expect(bus.undo('project').ok).toBe(false)
  expect(heard).toBe(5)
  stop()
  set('displayName', 'y')
  expect(heard).toBe(5)
})

test('who listens hears of a change although another one throws, and the change is done and can be undone', () => {
  const { bus, set, entries } = open()
  let heard = 0
  const stop = bus.subscribe(() => {
    throw new Error('defect')
  })
  bus.subscribe(() => heard++)
  expect(() => set('displayName', 'x')).toThrow('defect')
  expect(heard).toBe(1)
  stop()
  expect(bus.undo('project').ok).toBe(true)
  expect(heard).toBe(2)
  expect(entries.map(({ event }) => event.kind)).toEqual(['command', 'undo'])
})

test('a closed bus journals nothing, tells nobody, and changes nothing', () => {
  const { bus, document, set, entries } = open()
  set('description', 'mine')
  const [commandId = ''] = entries.flatMap(({ event }) => (event.kind === 'command' ? event.command.id : []))
  entries.length = 0
  let heard = 0
  bus.subscribe(() => heard++)
  bus.close()
  document.getMap('meta').set('displayName', 'theirs')
  bus.subscribe(() => heard++)
  document.getMap('meta').set('displayName', 'more')
  const before = Y.encodeStateAsUpdate(document)
  const closed = { ok: false, code: 'project.closed' }
  expect(set('displayName', 'mine')).toMatchObject(closed)
  expect(bus.undo('project')).toMatchObject(closed)
  expect(bus.undoCommand(commandId)).toMatchObject(closed)
  expect(Y.encodeStateAsUpdate(document)).toEqual(before)
  expect(entries).toEqual([])
  expect(heard).toBe(0)
})

test('a command that changed nothing says so, whatever whoever listened to the document did meanwhile', () => {
  const { document, set } = open()
  set('displayName', 'x')
  const inner: unknown[] = []
  document.once('afterAllTransactions', () => inner.push(set('description', 'y')))
  expect(set('displayName', 'x')).toEqual({ ok: true, changed: false })
  expect(inner).toMatchObject([{ ok: true, changed: true }])
})

test('undo goes on in another bus, with the time; a damaged state is refused and changes nothing', () => {
  const first = open()
  first.bus.execute(stampMeta, {})
  first.set('displayName', 'x')
  const second = open({ update: Y.encodeStateAsUpdate(first.document) })
  let heard = 0
  second.bus.subscribe(() => heard++)
  expect(second.bus.restoreUndo({ format: 1 })).toBe(false)
  expect(heard).toBe(0)
  expect(second.bus.restoreUndo(JSON.parse(JSON.stringify(first.bus.saveUndo())))).toBe(true)
  expect(heard).toBe(1)
  expect(second.bus.lamport).toBe(first.bus.lamport)
  expect(second.bus.undo('project')).toEqual({
    ok: true,
    label: { key: 'command.test.set', params: { key: 'displayName' } },
  })
  expect(second.document.getMap('meta').get('displayName')).toBeUndefined()
})

test('the journal goes on where it was', () => {
  const { bus } = open()
  bus.note('run', 1)
  const document = new Y.Doc()
  const journal = new MemoryJournal()
  const more = {
    document,
    actor: 'ana',
    clock: () => 0,
    newId: () => 'x',
    journal,
    position: bus.journalPosition,
  }
  const next = createCommandBus(more)
  next.note('run', 2)
  expect(next.journalPosition.seq).toBe(2)
  expect(journal.entries[0]?.seq).toBe(2)
})
