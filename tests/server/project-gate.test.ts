import * as encoding from 'lib0/encoding'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import type { NewUpdates, UpdateLog } from '../../server/storage/ports/update-log.ts'
import { createBreath } from '../../server/sync/breath.ts'
import type { IncomingUpdate } from '../../server/sync/check-update.ts'
import { openProjectGate, type ProjectGate } from '../../server/sync/project-gate.ts'
import type { Admission } from '../../server/sync/store-together.ts'
import { pushInto } from '../support/push-into.ts'
import { unrebuildable } from '../support/unrebuildable.ts'

/** A log in memory, which binds `taken` to somebody else. */
let stored: Uint8Array[]
let batches: number[]
let taken: Set<number>
let fault: Error | undefined
let loads: number
let snapshots: Parameters<UpdateLog['compact']>[0][]
const nothing = async () => undefined
const log: UpdateLog = {
  isShared: false,
  async append({ updates }: NewUpdates) {
    batches.push(updates.length)
    if (fault) throw fault
    if (updates.some(({ newAuthors }) => newAuthors.some(({ clientId }) => taken.has(clientId))))
      return 'foreign-author'
    stored.push(...updates.map(({ bytes }) => bytes))
    return updates.map((_, index) => stored.length - updates.length + index + 1)
  },
  async load() {
    loads += 1
    return {
      snapshot: undefined,
      updates: stored.map((bytes, index) => ({ id: index + 1, bytes })),
      authors: new Map(),
      epochEnd: 0,
    }
  },
  enter: async () => nothing,
  since: async () => [],
  ends: async () => new Map(),
  authorsOf: async () => new Map(),
  history: async () => [],
  lines: async () => [],
  moments: async () => [],
  sourcesAt: nothing,
  olderThan: nothing,
  quarantine: nothing,
  closedEpoch: nothing,
  async compact(snapshot) {
    snapshots.push(snapshot)
    return true
  },
}

let gate: ProjectGate
let shown: Uint8Array[][]
beforeEach(async () => {
  stored = []
  batches = []
  taken = new Set()
  fault = undefined
  shown = []
  loads = 0
  snapshots = []
  const tools = {
    log,
    now: Date.now,
    logger: pino({ level: 'silent' }),
    breathe: createBreath(),
    volume: { take: () => true },
  }
  gate = await openProjectGate('room', tools, {
    onNews: () => {},
    onStored: (updates) => shown.push([...updates]),
    onOver: () => {},
  })
})

const incoming = (bytes: Uint8Array, userId = 'ada', epoch?: number): IncomingUpdate => ({
  bytes,
  userId,
  epoch,
  label: undefined,
})

function edit(key: string, clientId: number): Uint8Array {
  const document = new Y.Doc()
  document.clientID = clientId
  document.getMap('meta').set(key, 1)
  return Y.encodeStateAsUpdate(document)
}

it('stores what comes in one turn of the event loop with one append, and shows it together', async () => {
  const runs = [[incoming(edit('a', 5_001)), incoming(edit('b', 5_002))], [incoming(edit('c', 5_003), 'bob')]]
  const handOn = (run: readonly IncomingUpdate[]): Promise<Admission> =>
    new Promise((resolve) => setImmediate(() => resolve(gate.admit(run))))
  const admissions = await Promise.all(runs.map(handOn))
  expect(admissions.map(({ verdicts }) => verdicts)).toEqual([['stored', 'stored'], ['stored']])
  expect([batches, shown.map((updates) => updates.length)]).toEqual([[3], [3]])
})

it('gives a clientID that two use for the first time in the same moment to the first of them', async () => {
  const more = new Y.Doc()
  more.clientID = 5_001
  for (const key of ['b', 'c']) more.getMap('meta').set(key, 1)
  const [first, second] = await Promise.all([
    gate.admit([incoming(edit('a', 5_001))]),
    gate.admit([incoming(Y.encodeStateAsUpdate(more), 'bob')]),
  ])
  expect(first.verdicts).toEqual(['stored'])
  expect(second.refusal?.reason).toBe('sync.foreign-author')
  expect(stored.length).toBe(1)
})

it('refuses of many only the one whose clientID another process has given away meanwhile', async () => {
  taken.add(5_002)
  const admissions = await Promise.all([
    gate.admit([incoming(edit('a', 5_001))]),
    gate.admit([incoming(edit('b', 5_002), 'bob'), incoming(edit('after', 5_004), 'bob')]),
    gate.admit([incoming(edit('c', 5_003), 'eve')]),
  ])
  expect(admissions.map(({ refusal }) => refusal?.reason)).toEqual([
    undefined,
    'sync.foreign-author',
    undefined,
  ])
  expect(stored).toEqual([edit('a', 5_001), edit('c', 5_003)])
  expect(shown.flat()).toEqual(stored)
})

it('takes an update that builds on one that was just refused for one with a gap', async () => {
  const deep = new Y.Doc()
  deep.clientID = 5_001
  deep.transact(() => {
    let map = deep.getMap('meta')
    for (let depth = 0; depth < 20; depth += 1) map = map.set('in', new Y.Map<unknown>())
  })
  const known = Y.encodeStateVector(deep)
  const bytes = Y.encodeStateAsUpdate(deep)
  deep.clientID = 5_002
  deep.getMap('meta').set('in', 1)
  const [refused, next] = await Promise.all([
    gate.admit([incoming(bytes)]),
    gate.admit([incoming(Y.encodeStateAsUpdate(deep, known), 'bob')]),
  ])
  expect(refused.refusal?.reason).toBe('sync.update-too-deep')
  expect(next.verdicts).toEqual(['gap'])
  expect(stored).toEqual([])
})

it('calls nothing stored of what came together when the disk refuses it, also what it seemed to know', async () => {
  fault = new Error('disk full')
  const admissions = await Promise.all([
    gate.admit([incoming(edit('a', 5_001))]),
    gate.admit([incoming(edit('a', 5_001))]),
  ])
  for (const { verdicts, refusal } of admissions)
    expect([verdicts, refusal?.reason]).toEqual([[], 'sync.not-stored'])
  expect(shown).toEqual([])
  fault = undefined
  expect((await gate.admit([incoming(edit('a', 5_001))])).verdicts).toEqual(['stored'])
  expect(stored.length).toBe(1)
})

it('lets one epoch into an empty project when two come in the same moment', async () => {
  const old = new Y.Doc()
  for (let index = 0; index < 10; index += 1) old.getMap('meta').set('n', index)
  const rebuilt = new Y.Doc()
  Y.applyUpdateV2(rebuilt, compactDocument(old))
  const [first, second] = await Promise.all([
    gate.admit([incoming(Y.encodeStateAsUpdate(rebuilt), 'ada', 2)]),
    gate.admit([incoming(edit('other', 5_001), 'bob', 1)]),
  ])
  expect(first.verdicts).toEqual(['stored'])
  expect(second.refusal?.reason).toBe('sync.old-epoch')
  expect(stored.length).toBe(1)
})

it('goes on when the snapshot after 500 rows cannot be written', async () => {
  const { compact } = log
  Object.assign(log, { compact: () => Promise.reject(new Error('disk full')) })
  const updates = Array.from({ length: 1_200 }, (_, index) => incoming(edit(`k${index}`, 10_000 + index)))
  const { verdicts } = await gate.admit(updates)
  Object.assign(log, { compact })
  expect(verdicts.length).toBe(1_200)
  expect(batches).toEqual([500, 500, 200])
})

it('writes a snapshot after 500 rows from what it holds, without reading the project again', async () => {
  const updates = Array.from({ length: 600 }, (_, index) => incoming(edit(`k${index}`, 10_000 + index)))
  await gate.admit(updates)
  expect([loads, snapshots.map(({ throughId }) => throughId)]).toEqual([1, [500]])
  const document = new Y.Doc()
  Y.applyUpdateV2(document, snapshots[0]?.bytes ?? new Uint8Array())
  expect(document.getMap('meta').size).toBe(500)
  await gate.close({ mayRebuild: false })
  expect([loads, snapshots.map(({ throughId }) => throughId)]).toEqual([1, [500, 600]])
})

it('reads the project again for a snapshot when it holds something that was refused', async () => {
  const deep = new Y.Doc()
  deep.transact(() => {
    let map = deep.getMap('meta')
    for (let depth = 0; depth < 20; depth += 1) map = map.set('in', new Y.Map<unknown>())
  })
  await gate.admit([incoming(edit('a', 5_001)), incoming(Y.encodeStateAsUpdate(deep))])
  await gate.close({ mayRebuild: false })
  const document = new Y.Doc()
  Y.applyUpdateV2(document, snapshots[0]?.bytes ?? new Uint8Array())
  expect(document.getMap('meta').toJSON()).toEqual({ a: 1 })
})

/** Content under a template's reserved clientID, of single parts that Yjs would have joined. */
function templateOfParts(count: number): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  encoding.writeVarUint(encoder.restEncoder, 1)
  encoding.writeVarUint(encoder.restEncoder, count)
  encoder.writeClient(2)
  encoding.writeVarUint(encoder.restEncoder, 0)
  for (let part = 0; part < count; part += 1) {
    encoder.writeInfo(0)
    encoder.writeLen(1)
  }
  encoding.writeVarUint(encoder.restEncoder, 0)
  return encoder.toUint8Array()
}

it('[threat 15] refuses 190,000 parts under the id of a template, and stores what came beside them', async () => {
  const [own, hostile] = await Promise.all([
    gate.admit([incoming(edit('a', 5_001))]),
    gate.admit([incoming(templateOfParts(190_000), 'eve')]),
  ])
  expect([own.verdicts, hostile.refusal?.reason]).toEqual([['stored'], 'sync.foreign-author'])
  expect(stored).toEqual([edit('a', 5_001)])
})

/** Something that builds on what this process has not heard of. */
function gap(): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 7_001
  document.getArray('missing').push([1])
  const known = Y.encodeStateVector(document)
  document.getArray('missing').push([2])
  return Y.encodeStateAsUpdate(document, known)
}

it('never calls an edit stored that the log does not have when the news of others could not be read', async () => {
  const { since } = log
  Object.assign(log, { isShared: true, since: () => Promise.reject(new Error('connection terminated')) })
  fault = new Error('connection terminated')
  const away = await Promise.all([
    gate.admit([incoming(edit('a', 5_001)), incoming(gap())]),
    gate.admit([incoming(edit('b', 5_002), 'bob')]),
  ])
  for (const { verdicts, refusal } of away)
    expect([verdicts, refusal?.reason]).toEqual([[], 'sync.not-stored'])
  Object.assign(log, { since })
  fault = undefined
  const again = await gate.admit([incoming(edit('a', 5_001)), incoming(edit('b', 5_002), 'bob')])
  Object.assign(log, { isShared: false })
  expect(again.verdicts).toEqual(['stored', 'stored'])
  expect(stored).toEqual([edit('a', 5_001), edit('b', 5_002)])
  expect(shown.flat()).toEqual(stored)
})

it('stores an update whose check failed after the copy had taken it, when it comes again', async () => {
  const bytes = edit('a', 5_001)
  const label = {
    kind: 'label' as const,
    type: 'entity.move',
    label: { key: 'command.entity.move', params: {} },
    get commandId(): string {
      throw new Error('a defect')
    },
  }
  const { verdicts, refusal } = await gate.admit([{ ...incoming(bytes), label }])
  expect([verdicts, refusal?.reason, stored]).toEqual([[], 'sync.not-stored', []])
  expect((await gate.admit([incoming(bytes)])).verdicts).toEqual(['stored'])
  expect(stored).toEqual([bytes])
})

it('stores what came beside an update whose check fails, and what came before and after it', async () => {
  const { since } = log
  Object.assign(log, { isShared: true, since: () => Promise.reject(new Error('a defect')) })
  const admissions = await Promise.all([
    gate.admit([incoming(edit('a', 5_001)), incoming(gap()), incoming(edit('left', 5_004))]),
    gate.admit([incoming(edit('b', 5_002), 'bob')]),
  ])
  Object.assign(log, { isShared: false, since })
  expect(admissions.map(({ verdicts, refusal }) => [verdicts.length, refusal?.reason])).toEqual([
    [1, 'sync.not-stored'],
    [1, undefined],
  ])
  expect(stored).toEqual([edit('a', 5_001), edit('b', 5_002)])
  expect((await gate.admit([incoming(edit('left', 5_004))])).verdicts).toEqual(['stored'])
})

it.each([
  ['new rows', 1],
  ['none', 0],
])('a project that cannot be rebuilt is closed with a plain snapshot (%s)', async (_, rows) => {
  const bytes = unrebuildable()
  const whole = new Y.Doc()
  Y.applyUpdate(whole, bytes)
  const { load } = log
  const snapshot = { throughId: 1, bytes: Y.encodeStateAsUpdateV2(whole) }
  Object.assign(log, {
    load: async () => ({ ...(await load('room')), ...(rows === 0 ? { snapshot, updates: [] } : {}) }),
  })
  if (rows > 0) stored.push(bytes)
  const lines: unknown[] = []
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const tools = { log, now: Date.now, logger, breathe: createBreath(), volume: { take: () => true } }
  const opened = await openProjectGate('room', tools, { onNews() {}, onStored() {}, onOver() {} })
  await opened.close({ mayRebuild: true })
  Object.assign(log, { load })
  expect(snapshots.map(({ closes }) => closes)).toEqual([undefined])
  expect(lines).toMatchObject([{ msg: 'project could not be rebuilt' }])
})

it.each<readonly [string, (text: Y.Text) => void]>([
  ['a value', (text) => text.insertEmbed(0, { a: 1 })],
  ['a record', (text) => text.insertEmbed(0, new Y.Map())],
  ['a format', (text) => text.format(0, 2, { bold: true })],
  ['a list, by hand', (text) => pushInto(text, [1, 2])],
])(
  '[threat 15] refuses %s among the letters of a text, which would shift what everybody types',
  async (_, put) => {
    const document = new Y.Doc()
    document.clientID = 5_001
    const text = new Y.Text('abc')
    document.getMap('files').set('script', new Y.Map([['text', text]]))
    await gate.admit([incoming(Y.encodeStateAsUpdate(document))])
    const known = Y.encodeStateVector(document)
    document.clientID = 5_002
    put(text)
    const { refusal } = await gate.admit([incoming(Y.encodeStateAsUpdate(document, known), 'eve')])
    expect([refusal?.reason, stored.length]).toEqual(['sync.update-unreadable', 1])
  },
)
