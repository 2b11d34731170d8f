import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { cloneEntities } from '../../../commands/entity/clone-entities.ts'
import { CopyNames } from '../../../commands/entity/copy-names.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { assertProperty } from '../support/assert-property.ts'
import { entityId, sceneId, startUpdate, type Workbench, workbench } from '../support/workbench.ts'

/** A scene with `n` more things x0, x1, …, all with the order key that `keyOf` says. */
function crowd(n: number, keyOf: (at: number) => string): Workbench {
  const document = new Y.Doc()
  Y.applyUpdate(document, startUpdate())
  const root = document.getMap(`ents:${sceneId}`)
  document.transact(() => {
    for (let at = 0; at < n; at++) {
      const place = { p: '', o: keyOf(at), t: 1, c: 'eve', prev: 'x0' }
      const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] }
      root.set(
        `x${at}`,
        new Y.Map(Object.entries({ kind: 'shape', name: 'Egg', geometry: {}, place, ...still })),
      )
    }
  })
  return workbench({ update: Y.encodeStateAsUpdate(document) })
}

const cloneAll = ({ bus }: Workbench, ids: readonly string[]) =>
  bus.execute(cloneEntities, {
    copies: ids.map((id) => ({ sourceId: entityId(id), entityId: entityId(`${id}-copy`) })),
    offset: [1, 0, 0],
  })

const crowded = (bench: Workbench) =>
  bench.bus.project.children(sceneId, null).filter((id) => id.startsWith('x'))

test.each([
  ['equal', () => 'a5'],
  ['senseless', (at: number) => `?${at % 3}`],
])(
  'copies of many things with %s order keys lie each behind its own, and room is made once',
  (_what, keyOf) => {
    const bench = crowd(200, keyOf)
    const before = crowded(bench)
    expect(cloneAll(bench, before)).toMatchObject({ ok: true, changed: true })
    expect(crowded(bench)).toEqual(before.flatMap((id) => [id, `${id}-copy`]))
    expect(bench.journal.at(-1)?.bytes?.byteLength).toBeLessThan(200 * 500)
    expect(bench.bus.undo('scene')).toMatchObject({ ok: true })
    expect(crowded(bench)).toEqual(before)
  },
)

test('a sibling that makes room gets another key, and its claim to its place stays what it was', () => {
  const bench = crowd(200, () => 'a5')
  expect(cloneAll(bench, ['x7'])).toMatchObject({ ok: true, changed: true })
  const places = recordsOf(bench.document)
  const ofAll = crowded(bench).flatMap((id) =>
    id === 'x7-copy' ? [] : [places.value(`ents:${sceneId}`, id, 'place')],
  )
  expect(ofAll).toHaveLength(200)
  expect(new Set(ofAll.map((place) => JSON.stringify(place))).size).toBeGreaterThan(20)
  for (const place of ofAll) expect(place).toMatchObject({ p: '', t: 1, c: 'eve', prev: 'x0' })
})

test('two copies of one thing lie behind it in their order, and others where they were', () => {
  const bench = crowd(3, (at) => `a${at}`)
  bench.bus.execute(cloneEntities, {
    copies: [
      { sourceId: entityId('x1'), entityId: entityId('x1-one') },
      { sourceId: entityId('x0'), entityId: entityId('x0-one') },
      { sourceId: entityId('x1'), entityId: entityId('x1-two') },
    ],
    offset: [1, 0, 0],
  })
  expect(crowded(bench)).toEqual(['x0', 'x0-one', 'x1', 'x1-one', 'x1-two', 'x2'])
})
test('copies are called by the lowest free number from 2, each once', () => {
  const names = new CopyNames(['Tree', 'Tree 3', 'Rock 7'])
  expect(['Tree', 'Tree 3', 'Tree', 'Rock 7', 'Rock', ''].map((name) => names.of(name))).toEqual([
    'Tree 2',
    'Tree 4',
    'Tree 5',
    'Rock 2',
    'Rock 3',
    ' 2',
  ])
})

test('copies lie right behind their own in whichever order they were asked for', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `x${at}`)
  const wanted = fc.shuffledSubarray(ids, { minLength: 1 })
  assertProperty(
    fc.property(wanted, fc.constantFrom('a5', '?'), (chosen, key) => {
      const bench = crowd(ids.length, () => key)
      const before = crowded(bench)
      expect(cloneAll(bench, chosen)).toMatchObject({ ok: true, changed: true })
      const behind = (id: string) => (chosen.includes(id) ? [id, `${id}-copy`] : [id])
      expect(crowded(bench)).toEqual(before.flatMap(behind))
    }),
    60,
  )
})
