import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentHash } from '../../../commands/core/document-hash.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { needsCompaction } from '../../../model/epochs/needs-compaction.ts'
import { FileId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'
import { expectOften } from '../../commands/support/expect-often.ts'
import { anyCall } from '../../commands/support/fuzz.ts'
import { faults, shown } from '../../commands/support/shown.ts'
import { indexId, sceneId, startUpdate, workbench } from '../../commands/support/workbench.ts'
import { inShare } from '../../support/in-share.ts'
import { hostileKinds } from './support/hostile-kinds.ts'

const roots = [
  'meta',
  'scenes',
  'files',
  `ents:${sceneId}`,
  'blocks:test-index',
  'vars:test-index',
  'wcom:test-index',
  'assets',
  'doodles',
  'strokes:a',
  'progress',
  'other',
]
const ids = [
  'a',
  'b',
  'c',
  'player',
  'test-scene',
  'test-index',
  'script',
  '',
  '__proto__',
  'with space',
  'x'.repeat(99),
]
const keys = [
  'kind',
  'place',
  'name',
  'position',
  'scale',
  'material',
  'del',
  'scene',
  'text',
  'born',
  'order',
  'default',
  'at',
  '__proto__',
  'displayName',
  'type',
  'shape',
  'width',
  'size',
]

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e308, -0, 2 ** 60, undefined, '\ud800', 10n),
  fc.uint8Array({ maxLength: 9 }),
  fc.record({
    p: fc.constantFrom(...ids, 7),
    o: fc.constantFrom('a0', '', 'zzz', 5),
    t: fc.double(),
    c: fc.constantFrom('', 'ana', 3),
  }),
  fc.constant('map'),
  fc.constant('text'),
  fc.constant('array'),
  fc.constant('embed'),
  fc.constant('format'),
  fc.constant('record in text'),
)
const anyWrite = fc.record({
  root: fc.constantFrom(...roots),
  id: fc.constantFrom(...ids),
  key: fc.option(fc.constantFrom(...keys)),
  value: odd,
  isRemoved: fc.boolean(),
})

function textWith(change: (text: Y.Text) => void): Y.Text {
  const text = new Y.Text('text')
  change(text)
  return text
}

function stored(value: unknown): unknown {
  if (value === 'map') return new Y.Map([['kind', 'shape']])
  if (value === 'text') return new Y.Text('text')
  if (value === 'array') return Y.Array.from([1, 2])
  if (value === 'embed') return textWith((text) => text.insertEmbed(1, { a: 1 }))
  if (value === 'format') return textWith((text) => text.format(0, 2, { bold: true }))
  if (value === 'record in text') return textWith((text) => text.insertEmbed(1, new Y.Map()))
  const isBare = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null
  return isBare ? { ...value } : value // Y.Map takes no objects without a prototype
}

test('[invariant 4] [threat 16] wrong values in every slot never throw, and what is shown stays valid', () => {
  let broken = 0
  const property = fc.property(
    fc.array(anyWrite, { minLength: 1, maxLength: 30 }),
    fc.array(anyCall, { maxLength: 8 }),
    (edits, calls) => {
      const foreign = new Y.Doc()
      Y.applyUpdate(foreign, startUpdate())
      const bench = workbench()
      for (const { root, id, key, value, isRemoved } of edits) {
        const map = foreign.getMap(root)
        const record = map.get(id)
        foreign.transact(() => {
          if (key !== null && record instanceof Y.Map) record.set(key, stored(value))
          else if (isRemoved) map.delete(id)
          else map.set(id, stored(value))
        })
        bench.bus.applyRemote(Y.encodeStateAsUpdate(foreign, Y.encodeStateVector(bench.document)), 'foreign')
        expect(faults(bench.bus.project)).toEqual([])
      }
      broken += bench.bus.project.broken(sceneId).length
      calls.forEach((call, index) => {
        sendCall(bench.bus, call, `new-${index}`)
        expect(faults(bench.bus.project)).toEqual([])
        expect(shown(bench.bus.project)).toBe(shown(materialise(bench.document)))
      })
      const reloaded = new Y.Doc()
      Y.applyUpdate(reloaded, Y.encodeStateAsUpdate(bench.document))
      expect(shown(materialise(reloaded))).toBe(shown(bench.bus.project))
      expect(documentHash(reloaded)).toBe(documentHash(bench.document))
    },
  )
  const write = (root: string, id: string, key: string | null, value: fc.JsonValue) => ({
    root,
    id,
    key,
    value,
    isRemoved: false,
  })
  // Somebody else's record in a root that is a record itself. Seeds 48918040 and 48918850.
  const inFlatRoot = [
    write('progress', '', null, 'map'),
    write('progress', '', 'kind', {}),
    write('meta', 'a', null, 'array'),
  ]
  // Two damaged values of one thing, of which every replica must name the same. Seed 48918850.
  const damagedTwice = [
    write(`ents:${sceneId}`, 'a', 'default', []),
    write(`ents:${sceneId}`, 'a', 'scale', {}),
  ]
  assertProperty(property, 400, [
    [inFlatRoot, []],
    [damagedTwice, []],
  ])
  expectOften('records shown as broken', broken, 100)
})

test('[invariant 4] [threat 16] damaged bytes that Yjs can still decode never make reading throw', () => {
  let decoded = 0
  const flips = fc.array(fc.record({ at: fc.nat(), to: fc.nat(255) }), { minLength: 1, maxLength: 4 })
  const property = fc.property(flips, (list) => {
    const bytes = Uint8Array.from(startUpdate())
    for (const { at, to } of list) bytes[at % bytes.length] = to
    const document = new Y.Doc()
    try {
      Y.applyUpdate(document, bytes)
    } catch {
      return // refused by Yjs itself
    }
    decoded++
    expect(faults(materialise(document))).toEqual([])
  })
  assertProperty(property, 1_500)
  expectOften('damaged documents that decode', decoded, 100)
})

test('an empty document shows one scene with one tab', () => {
  const project = materialise(new Y.Doc())
  expect(project.scenes).toHaveLength(1)
  expect(project.files(project.defaultScene.id)).toHaveLength(1)
  expect(project.entities(project.defaultScene.id)).toEqual([])
  expect(project.meta.displayName).toBe('')
})

const chain = (length: number, isCycle: boolean): Y.Doc => {
  const document = new Y.Doc()
  Y.applyUpdate(document, startUpdate())
  const entities = document.getMap(`ents:${sceneId}`)
  document.transact(() => {
    for (let index = 0; index < length; index++) {
      const parent = index > 0 ? `n${index - 1}` : isCycle ? `n${length - 1}` : ''
      const place = { p: parent, o: 'a0', t: (index * 7919) % length, c: 'x', prev: '' }
      entities.set(`n${index}`, new Y.Map(Object.entries({ kind: 'shape', name: 'x', place })))
    }
  })
  return document
}

test.each([false, true])(
  '20,000 entities inside each other are shown without recursion (in a circle: %s)',
  (isCycle) => {
    const document = chain(20_000, isCycle)
    const project = materialise(document)
    expect(project.entities(sceneId)).toHaveLength(20_006)
    document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get('n10000')?.set('del', { t: 1, c: 'x' })
    expect(project.entities(sceneId)).toHaveLength(20_005)
  },
)

test('a deleted player stays, and a broken thing is listed while the rest is shown', () => {
  const { document, bus } = workbench()
  const entities = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
  entities.get('player')?.set('del', { t: 9, c: 'x' })
  entities.get('player')?.set('position', 'nowhere')
  entities.get('a')?.set('position', [1, 2])
  expect(bus.project.entities(sceneId).map(({ id }) => id)).toEqual(['player', 'camera', 'cursor', 'b', 'c'])
  expect(bus.project.broken(sceneId)).toEqual([{ id: 'a', sceneId, reason: 'position is not readable' }])
})

test('when all tabs were deleted at once, the first born counts as alive', () => {
  const { document, bus } = workbench()
  const files = document.getMap<Y.Map<unknown>>('files')
  for (const file of files.values()) file.set('del', { t: 9, c: 'x' })
  expect(bus.project.files(sceneId).map(({ name }) => name)).toEqual(['index'])
})

/** Of them `npm test` reads four. */
const read = hostileKinds
  .filter((_, index) => inShare(index, hostileKinds.length, 4))
  .map((kind) => [kind.name, kind] as const)

test.each(read)(
  '[threat 16] %s: read, written on and rebuilt without a throw, with the same to show',
  (_, { fill, many }) => {
    const { document, bus } = workbench()
    document.transact(() => fill((name) => document.getMap(name), many))
    const before = shown(bus.project)
    const rebuilt = new Y.Doc()
    Y.applyUpdateV2(rebuilt, compactDocument(document))
    expect(shown(materialise(rebuilt)) === before, 'the same after a rebuild').toBe(true)
    expect(() => needsCompaction(document)).not.toThrow()
    expect(() => toBlocklyState(bus.project.blocks(indexId))).not.toThrow()
    const created = bus.execute(createFile, { fileId: FileId.parse('new'), sceneId, kind: 'blocks' })
    expect(created.ok || created.code).toBe(true)
  },
)
