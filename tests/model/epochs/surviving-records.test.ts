import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { undoLimit } from '../../../commands/core/step-stack.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { rememberedDeletions, survivingRecords } from '../../../model/epochs/surviving-records.ts'

type Stored = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>> | string>>>>

const now = 5_000
const old = { del: { t: now - rememberedDeletions - 1, c: 'ana' } }
const young = { del: { t: now - rememberedDeletions, c: 'ana' } }
const usual: Stored = {
  scenes: { one: { name: 'One', order: 'a', seen: { t: now, c: 'time' } } },
  files: { tab: { name: 'tab', kind: 'js', scene: 'one', order: 'a' } },
}

/** The ids that survive of a project with one scene `one` and one tab `tab` beside these records. */
function surviving(stored: Stored): Readonly<Record<string, readonly string[]>> {
  const document = new Y.Doc()
  for (const [root, records] of [...Object.entries(usual), ...Object.entries(stored)])
    for (const [id, values] of Object.entries(records))
      document.getMap(root).set(id, typeof values === 'string' ? values : new Y.Map(Object.entries(values)))
  const kept = survivingRecords(document)
  expect(kept.map(({ root }) => root)).toEqual(kept.map(({ root }) => root).sort())
  return Object.fromEntries(kept.map(({ root, ids }) => [root, ids]))
}
const thing = { kind: 'shape', name: 'Thing', place: { p: '', o: 'a', t: 1, c: '' } }
const inside = (p: string) => ({ place: { p, o: 'a', t: 1, c: '' } })
const both = { scenes: ['one'], files: ['tab'] }

test('only what was deleted long ago is let go, and roots without anything are not there', () => {
  const kept = surviving({
    meta: { description: 'x', displayName: 'y' },
    'ents:one': {
      z: thing,
      old: { ...thing, ...old },
      young: { ...thing, ...young },
      a: thing,
      odd: 'no record',
    },
    'ents:two': { gone: old },
    progress: { 'a/b': 'done' },
    'somebody-else': { key: 'value' },
  })
  expect(kept).toEqual({
    ...both,
    meta: ['description', 'displayName'],
    'ents:one': ['a', 'odd', 'young', 'z'],
    progress: ['a/b'],
  })
})

test("a deletion is remembered for as long as an undo may want it, others' edits counted", () => {
  expect(rememberedDeletions).toBe(5 * undoLimit)
})

test('a deletion without a readable time is none that is old', () => {
  const things = {
    a: { ...thing, del: true },
    b: { ...thing, del: { t: 0, c: '' } },
    c: { ...thing, del: { t: -5, c: '' } },
  }
  expect(surviving({ 'ents:one': things })).toEqual({ ...both, 'ents:one': ['a', 'b', 'c'] })
})

test('a root goes with the record that it is named after', () => {
  const file = { name: 'gone', kind: 'blocks', scene: 'one', order: 'b', ...old }
  const parts = {
    'blocks:gone': { b: { type: 'x' } },
    'vars:gone': { v: { name: 'x' } },
    'wcom:gone': { w: { text: '' } },
  }
  const staying = { 'blocks:tab': { b: { type: 'x' } } }
  expect(surviving({ files: { gone: file }, ...parts, ...staying })).toEqual({ ...both, 'blocks:tab': ['b'] })
  expect(surviving({ doodles: { gone: { name: 'd', ...old } }, 'strokes:gone': { s: {} } })).toEqual(both)
  const kept = surviving({ doodles: { sun: { name: 'd' } }, 'strokes:sun': { s: { order: 'a' }, t: old } })
  expect(kept).toEqual({ ...both, doodles: ['sun'], 'strokes:sun': ['s'] })
})

test('with a scene go its things and its tabs, also those that were not deleted', () => {
  const kept = surviving({
    scenes: { two: { name: 'Two', order: 'b', ...old } },
    files: {
      second: { name: 'second', kind: 'js', scene: 'two', order: 'a' },
      lost: { name: 'lost', kind: 'js', scene: 'nowhere', order: 'a' },
    },
    'ents:two': { a: thing },
    'blocks:second': { b: { type: 'x' } },
  })
  expect(kept).toEqual({ scenes: ['one'], files: ['lost', 'tab'] })
})

test('a deleted scene that something names stays with its tabs and all that they hold', () => {
  const kept = surviving({
    scenes: { two: { name: 'Two', order: 'b', ...old }, three: { name: 'Three', order: 'c', ...old } },
    files: {
      second: { name: 'second', kind: 'blocks', scene: 'two', order: 'a' },
      third: { name: 'third', kind: 'blocks', scene: 'three', order: 'a' },
    },
    'blocks:second': { b: { type: 'x' } },
    'blocks:tab': { go: { type: 'go', 'f:SCENE': 'two' } },
    'blocks:third': { go: { type: 'go', 'f:SCENE': 'three' } },
  })
  expect(kept).toEqual({
    scenes: ['one', 'two'],
    files: ['second', 'tab'],
    'blocks:second': ['b'],
    'blocks:tab': ['go'],
  })
})

test('a live document keeps nothing of being asked what survives', () => {
  const document = new Y.Doc()
  survivingRecords(document)
  const listen = vi.spyOn(recordsOf(document), 'invalidate')
  survivingRecords(document)
  expect(listen).not.toHaveBeenCalled()
})

test('what is shown all the same stays: the last tab, the player, and what a broken thing is', () => {
  const document = new Y.Doc()
  document
    .getMap('scenes')
    .set('one', new Y.Map(Object.entries({ name: 'One', ...old, seen: { t: now, c: '' } })))
  document
    .getMap('files')
    .set('tab', new Y.Map(Object.entries({ name: 'tab', kind: 'js', scene: 'one', ...old })))
  document.getMap('ents:one').set('me', new Y.Map(Object.entries({ kind: 'player', ...old })))
  document.getMap('ents:one').set('broken', new Y.Map(Object.entries({ kind: 7, ...old })))
  expect(survivingRecords(document)).toEqual([
    { root: 'ents:one', ids: ['broken', 'me'] },
    { root: 'files', ids: ['tab'] },
    { root: 'scenes', ids: ['one'] },
  ])
})

test('an asset stays for scripts that name it', () => {
  const assets = { a: { type: 'images', name: 'x', ...old } }
  expect(surviving({ assets })).toEqual({ ...both, assets: ['a'] })
})

test('what something that stays names stays too, over any number of steps', () => {
  const kept = surviving({
    'ents:one': {
      leaf: { ...thing, ...inside('middle') },
      middle: { ...thing, ...old, ...inside('top') },
      top: { ...thing, ...old },
      alone: { ...thing, ...old, ...inside('top') },
      showing: { ...thing, paint: { list: [{ src: 'doodle:sun' }] } },
    },
    doodles: { sun: { name: 'sun', ...old }, moon: { name: 'moon', ...old } },
    'strokes:sun': { s: { order: 'a' } },
    'strokes:moon': { s: { order: 'a' } },
  })
  expect(kept).toEqual({
    ...both,
    'ents:one': ['leaf', 'middle', 'showing', 'top'],
    doodles: ['sun'],
    'strokes:sun': ['s'],
  })
})

test('who deleted something names nothing by that, and the same id may lie in two scenes', () => {
  const kept = surviving({
    scenes: { two: { name: 'Two', order: 'b' } },
    'ents:one': { ana: { ...thing, ...old }, x: { ...thing, ...young }, both: { ...thing, ...old } },
    'ents:two': { both: { ...thing, ...old }, child: { ...thing, ...inside('both') } },
  })
  expect(kept).toEqual({
    scenes: ['one', 'two'],
    files: ['tab'],
    'ents:one': ['both', 'x'],
    'ents:two': ['both', 'child'],
  })
})

test('what names others is found in a list of any length', () => {
  const list = Array.from({ length: 150_000 }, () => 0)
  const kept = surviving({
    'ents:one': {
      gone: { ...thing, ...old },
      named: { ...thing, ...old },
      big: { ...thing, list: { list, at: 'named' } },
    },
  })
  expect(kept['ents:one']).toEqual(['big', 'named'])
})
