import * as Y from 'yjs'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { hashBytes } from '../../commands/core/hash.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { recordingBase } from '../../commands/core/recording.ts'
import { transformEntities } from '../../commands/entity/transform-entities.ts'
import { openReplayer } from '../../commands/replay/replayer.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import { EntityId, SceneId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { type BenchRow, ratioRow } from './bench-row.ts'
import { calibrate } from './calibrate.ts'

const scene = SceneId.parse('bench-scene')
const rounds = 9
const commands = 4_000

/** The document's budgets (architecture 11), each against Yjs alone doing the same. Takes some seconds. */
export async function documentRows(): Promise<BenchRow[]> {
  const many = bigProject(10_000)
  const few = bigProject(300)
  return [commandRow(few), undoRow(few), openRow(many), ...changeRows(many), replayRow(few)]
}

/** A scene of `count` entities with six components each, as update bytes. */
function bigProject(count: number): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 7
  const orders = orderKeys(count)
  document.transact(() => {
    const born = { t: 0, c: '' }
    const put = (root: string, id: string, values: object) =>
      document.getMap(root).set(id, new Y.Map(Object.entries(values)))
    put('scenes', scene, { name: 'scene1', template: '', order: 'a0', born, default: true })
    put('files', 'bench-index', { scene, name: 'index', kind: 'js', order: 'a0', born })
    for (let index = 0; index < count; index++)
      put(`ents:${scene}`, `e${index}`, {
        kind: 'shape',
        name: `Box ${index}`,
        place: {
          p: index % 5 === 0 ? '' : `e${index - (index % 5)}`,
          o: orders[index],
          t: index,
          c: 'ana',
          prev: '',
        },
        position: [index % 100, 1.25, Math.floor(index / 100)],
        rotation: [0, 45, 0],
        scale: [1, 1, 1],
        geometry: { primitive: 'box' },
        material: { color: '#aabbcc', opacity: 1 },
      })
  })
  return Y.encodeStateAsUpdate(document)
}

function open(update: Uint8Array): Y.Doc {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  document.clientID = 8
  loaded()
  return document
}

function busOf(update: Uint8Array) {
  const document = open(update)
  const journal = new MemoryJournal()
  let now = 0
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => ++now * 1_000,
    newId: () => `c${now}`,
    journal,
  })
  bus.project.entities(scene)
  return { document, journal, bus }
}

const ids = Array.from({ length: 300 }, (_, index) => EntityId.parse(`e${index}`))
const idAt = (index: number): EntityId => ids[(index * 7) % ids.length] ?? EntityId.parse('e0')

type Step = (index: number) => unknown
/** µs per step of each variant in one round. */
type Times = readonly number[]

/**
 * The middle one of several rounds, in the order of `by`. In a round the variants take turns after every few steps, so that a
 * busy machine falls on all of them alike, and each is charged with everything it did: collected garbage and keyframes too.
 */
function middleRound(
  steps: number,
  by: (times: Times) => number,
  ...variants: readonly (() => Step)[]
): Times {
  const all = allRounds(steps, variants)
  return all.sort((a, b) => by(a) - by(b))[Math.floor(rounds / 2)] ?? []
}

/** The least that each variant took in any round: for budgets in milliseconds, where nothing divides a busy machine out. */
function best(steps: number, ...variants: readonly (() => Step)[]): Times {
  const all = allRounds(steps, variants)
  return variants.map((_, which) => Math.min(...all.map((times) => times[which] ?? 0)))
}

const allRounds = (steps: number, variants: readonly (() => Step)[]): Times[] =>
  Array.from({ length: rounds }, () => round(steps, variants))

function round(steps: number, variants: readonly (() => Step)[]): Times {
  const prepared = variants.map((prepare) => prepare())
  const times = variants.map(() => 0)
  const turn = Math.ceil(steps / 40)
  for (let from = 0; from < steps; from += turn)
    prepared.forEach((step, which) => {
      const start = performance.now()
      for (let index = from; index < Math.min(steps, from + turn); index++) step(index)
      times[which] = (times[which] ?? 0) + performance.now() - start
    })
  return times.map((time) => (time * 1_000) / steps)
}

/** How much the slowest of the others took of what the first took. */
const ratioOf = ([first = 1, ...others]: Times): number => Math.max(...others) / first

/** Yjs with all that listens behind the bus: the live project that somebody reads, the hash of each update, undo. */
function rawEdits(update: Uint8Array): (index: number) => void {
  const document = open(update)
  const entities = document.getMap<Y.Map<unknown>>(`ents:${scene}`)
  const project = materialise(document)
  project.entities(scene)
  const updates: { readonly bytes: Uint8Array; readonly effect: string }[] = []
  document.on('update', (bytes: Uint8Array) => {
    updates.push({ bytes, effect: hashBytes(bytes) })
  })
  new Y.UndoManager(entities, { captureTimeout: 0, trackedOrigins: new Set(['bench']) })
  return (index) => {
    document.transact(() => entities.get(idAt(index))?.set('position', [index, 1, 2]), 'bench')
    project.entity(idAt(index))
  }
}

function busEdits(update: Uint8Array): (index: number) => unknown {
  const { bus } = busOf(update)
  return (index) => {
    bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    bus.project.entity(idAt(index))
  }
}

function commandRow(update: Uint8Array): BenchRow {
  const [raw = 0, bus = 0] = middleRound(
    commands,
    ratioOf,
    () => rawEdits(update),
    () => busEdits(update),
  )
  return ratioRow(
    'command through the bus',
    bus,
    'µs',
    { name: 'Yjs with the same observers', value: raw },
    1.5,
  )
}

function undoRow(update: Uint8Array): BenchRow {
  const steps = 200
  const [command = 0, undo = 0, redo = 0] = middleRound(
    steps,
    ratioOf,
    () => busEdits(update),
    () => prepared().undo,
    () => prepared(true).redo,
  )
  return ratioRow(
    'undo or redo of a command',
    Math.max(undo, redo),
    'µs',
    { name: 'the command', value: command },
    2,
  )

  function prepared(undone = false) {
    const { bus } = busOf(update)
    for (let index = 0; index < steps; index++)
      bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    if (undone) for (let index = 0; index < steps; index++) bus.undo('scene')
    return { undo: () => bus.undo('scene'), redo: () => bus.redo('scene') }
  }
}

function openRow(update: Uint8Array): BenchRow {
  const [raw = 0, first = 0] = middleRound(
    1,
    ratioOf,
    () => () => Y.applyUpdate(new Y.Doc(), update),
    () => () => {
      const { document, loaded } = openDocument()
      Y.applyUpdate(document, update)
      loaded()
      return materialise(document).entities(scene)
    },
  )
  const against = { name: 'Y.applyUpdate', value: raw / 1_000 }
  return ratioRow('10,000 entities: open to the first scene', first / 1_000, 'ms', against, 2)
}

/** What one change costs beyond Yjs itself: bringing the scene up to date and telling a listener, who reads it. */
function changeRows(update: Uint8Array): BenchRow[] {
  const budget = 0.1 * calibrate().slowness
  const cost = (change: (document: Y.Doc, index: number) => void): number => {
    const [bare = 0, shown = 0] = best(
      300,
      () => {
        const document = open(update)
        return (index) => change(document, index)
      },
      () => {
        const { document, bus } = busOf(update)
        let _read = 0
        bus.subscribe(() => {
          _read += bus.project.entities(scene).length
        })
        return (index) => change(document, index)
      },
    )
    return Math.max(0, shown - bare) / 1_000
  }
  const row = (name: string, value: number): BenchRow => ({
    name: `one of 10,000 entities ${name}: materialise and notify`,
    value,
    unit: 'ms',
    against: `0.1 ms on the reference machine (${budget.toFixed(3)} ms here)`,
    ratio: value / budget,
    budget: 1,
    ok: value <= budget,
  })
  return [row('changes', cost(setPosition)), row('moves to another parent', cost(setParent))]
}

const record = (document: Y.Doc, index: number) =>
  document.getMap<Y.Map<unknown>>(`ents:${scene}`).get(`e${index * 5 + 1}`)

function setPosition(document: Y.Doc, index: number): void {
  record(document, index)?.set('position', [index, 9, 9])
}

function setParent(document: Y.Doc, index: number): void {
  record(document, index)?.set('place', {
    p: `e${index * 5 + 5}`,
    o: 'a0',
    t: 20_000 + index,
    c: 'ana',
    prev: '',
  })
}

function replayRow(update: Uint8Array): BenchRow {
  const { document, journal, bus } = busOf(update)
  const base = recordingBase(document, bus, 'bench')
  for (let index = 0; index < commands; index++) {
    bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    if (index % 10 === 9) bus.undo('scene')
  }
  const entries = journal.entries.filter(({ event }) => event.kind !== 'keyframe')
  const [raw = 0, replay = 0] = middleRound(
    entries.length,
    ratioOf,
    () => {
      const copy = open(update)
      copy.clientID = 9
      return (index) => Y.applyUpdate(copy, entries[index]?.bytes ?? new Uint8Array())
    },
    () => {
      const replayer = openReplayer({ base, entries })
      if (!replayer) throw new Error('the base of the bench must be readable')
      return () => {
        const why = replayer.next()
        if (why !== undefined) throw new Error(`the bench diverged: ${why}`)
      }
    },
  )
  return ratioRow('replay, per entry', replay, 'µs', { name: 'applying the same updates', value: raw }, 3)
}
