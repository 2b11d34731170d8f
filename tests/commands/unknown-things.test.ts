import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { latestCommand } from '../../commands/command-by-type.ts'
import type { Surface } from '../../commands/core/surface.ts'
import { limits } from '../../model/document/limits.ts'
import { isFlatRoot, isRootName } from '../../model/document/root-name.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { blocksCases } from './support/blocks-cases.ts'
import { anyCall } from './support/fuzz.ts'
import { libraryCases } from './support/library-cases.ts'
import { indexId, startUpdate, workbench } from './support/workbench.ts'

/** A register that only a later version knows, and what it holds. */
const key = 'unheard-of'
const later = Object.freeze({ from: 'a later version', list: [1, null] })

/** The test project with at least one record in every root that this version knows. */
function fullProject(): Uint8Array {
  const bench = workbench()
  const earlier = [
    ...blocksCases['variable.rename'].before,
    ...blocksCases['comment.change'].before,
    ...libraryCases['asset.replace'].before.slice(0, 3),
    ...libraryCases['doodle.change'].before.slice(0, 3),
    ...libraryCases['course.complete-step'].before,
  ]
  for (const [type, payload] of earlier) {
    expect(bench.bus.execute(latestCommand(type), payload)).toMatchObject({ ok: true })
  }
  return Y.encodeStateAsUpdate(bench.document)
}

/** Puts `later` into every record, beside every record, and beside every root. Returns how many roots there are. */
function addLater(document: Y.Doc): readonly string[] {
  const roots = [...document.share.keys()].filter(isRootName)
  document.transact(() => {
    for (const name of roots) {
      const root = document.getMap<unknown>(name)
      for (const record of root.values()) if (record instanceof Y.Map) record.set(key, later)
      if (isFlatRoot(name)) root.set(key, later)
      else root.set('later-record', new Y.Map(Object.entries({ kind: 'later-kind', [key]: later })))
    }
    document.getMap('later-root').set(key, later)
  })
  return roots
}

/** Where `later` lies. */
function laterPlaces(document: Y.Doc): string[] {
  const places: string[] = []
  for (const name of document.share.keys()) {
    for (const [id, record] of document.getMap<unknown>(name).entries()) {
      const value = record instanceof Y.Map ? record.get(key) : record
      if (JSON.stringify(value) === JSON.stringify(later)) places.push(`${name}/${id}`)
    }
  }
  return places.sort()
}

const surfaces: readonly Surface[] = ['scene', 'project', 'assets']

test('[invariant 5] what a later version wrote survives loading, every command, undo and saving, in every root', () => {
  const foreign = new Y.Doc()
  Y.applyUpdate(foreign, fullProject())
  const roots = addLater(foreign)
  const kinds = new Set(roots.map((name) => name.replace(/:.*/, ':')))
  expect([...kinds].sort()).toEqual(
    [
      'assets',
      'blocks:',
      'doodles',
      'ents:',
      'files',
      'meta',
      'progress',
      'scenes',
      'strokes:',
      'vars:',
      'wcom:',
    ].sort(),
  )
  const start = Y.encodeStateAsUpdate(foreign)
  const places = laterPlaces(foreign)
  expect(places.length).toBeGreaterThan(roots.length)
  const property = fc.property(fc.array(anyCall, { minLength: 10, maxLength: 60 }), (calls) => {
    const bench = workbench({ update: start })
    calls.forEach((call, index) => {
      sendCall(bench.bus, call, `new-${index}`)
      if (index % 5 === 4) for (const surface of surfaces) bench.bus.undo(surface)
    })
    const reloaded = new Y.Doc()
    Y.applyUpdateV2(reloaded, Y.encodeStateAsUpdateV2(bench.document))
    const found = new Set(laterPlaces(reloaded))
    expect(places.filter((place) => !found.has(place))).toEqual([])
  })
  assertProperty(property, 40)
})

test('[invariant 5] a kind that a later version brought is shown as it is', () => {
  const foreign = new Y.Doc()
  Y.applyUpdate(foreign, startUpdate())
  addLater(foreign)
  const { bus } = workbench({ update: Y.encodeStateAsUpdate(foreign) })
  const [scene] = bus.project.scenes
  const entity = scene && bus.project.entities(scene.id).find(({ kind }) => kind === 'later-kind')
  expect(entity?.components).toEqual({ [key]: later })
})

test('a note of another program that is longer than any of ours keeps its end when it is moved or resized', () => {
  const bench = workbench({ update: fullProject() })
  const long = 'y'.repeat(limits.commentLength + 1_000)
  const note = bench.document.getMap<Y.Map<unknown>>(`wcom:${indexId}`).get('n')
  note?.set('text', long)
  const change = (parts: object) =>
    bench.bus.execute(latestCommand('comment.change'), { fileId: indexId, commentId: 'n', change: parts })
  expect(change({ x: 77, width: 333 })).toMatchObject({ ok: true, changed: true })
  expect(note?.toJSON()).toMatchObject({ text: long, at: { x: 77 }, size: { width: 333 } })
  expect(change({ text: 'short' })).toMatchObject({ ok: true, changed: true })
  expect(note?.get('text')).toBe('short')
})
