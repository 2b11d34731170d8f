import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readAssets } from '../../../model/assets/read-assets.ts'
import { refersTo, replaceReference } from '../../../model/assets/reference.ts'
import { readProgress } from '../../../model/course/read-progress.ts'
import { splitStepKey, stepKey } from '../../../model/course/step-key.ts'
import { limits } from '../../../model/document/limits.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { readDoodles } from '../../../model/doodle/read-doodles.ts'
import { readStrokes } from '../../../model/doodle/read-strokes.ts'
import { AssetId, CourseId, DoodleId, StepId } from '../../../model/ids.ts'

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>> | string>>

/** The records of a document that holds these under one root. */
function records(root: string, stored: Stored) {
  const document = new Y.Doc()
  for (const [id, values] of Object.entries(stored))
    document.getMap(root).set(id, typeof values === 'string' ? values : new Y.Map(Object.entries(values)))
  return recordsOf(document)
}

const born = (t: number) => ({ t, c: 'ana' })
const image = { type: 'images', name: 'Tree', key: 'k', link: '/l', born: born(1) }
const assets = (stored: Stored) => readAssets(records('assets', stored))

test('an asset is read with all that it has', () => {
  const { assets: read, broken } = assets({
    one: { ...image, disabled: true, credit: 'Ana', licence: 'cc-by', del: born(2) },
  })
  const origin = { credit: 'Ana', licence: 'cc-by' }
  expect(read).toEqual([
    {
      id: 'one',
      type: 'images',
      name: 'Tree',
      key: 'k',
      link: '/l',
      ...origin,
      isDisabled: true,
      isRemoved: true,
    },
  ])
  expect(broken).toEqual([])
  expect(Object.isFrozen(read[0])).toBe(true)
  expect(Object.isFrozen(read)).toBe(true)
})

test('what lacks or is too long is empty, and only true is disabled', () => {
  const long = {
    key: 'x'.repeat(limits.assetKeyLength + 1),
    link: 'x'.repeat(limits.linkLength + 1),
    disabled: 1,
    credit: 'x'.repeat(limits.creditLength + 1),
    licence: 'stolen',
  }
  expect(assets({ one: { type: 'sounds', name: 'x'.repeat(100), ...long } }).assets).toEqual([
    {
      id: 'one',
      type: 'sounds',
      name: 'x'.repeat(80),
      key: '',
      link: '',
      isDisabled: false,
      credit: '',
      licence: 'unknown',
      isRemoved: false,
    },
  ])
  const most = { key: 'x'.repeat(limits.assetKeyLength), link: 'x'.repeat(limits.linkLength) }
  expect(assets({ one: { ...image, ...most } }).assets[0]).toMatchObject(most)
  expect(assets({ one: { ...image, key: 7 } }).assets[0]?.key).toBe('')
})

test('how long an asset lasts is a number of milliseconds or not known', () => {
  const milliseconds = (ms: unknown) => assets({ one: { ...image, ms } }).assets[0]?.milliseconds
  expect([0, 1_500, -1, '7', null, undefined].map(milliseconds)).toEqual([
    0,
    1_500,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(assets({ one: image }).assets[0]).not.toHaveProperty('milliseconds')
})

test('assets come in the order of their births; names are unique among those of a type that are there', () => {
  const { assets: read } = assets({
    late: { ...image, born: born(3) },
    early: { ...image, born: born(1) },
    sound: { ...image, type: 'sounds', born: born(4) },
    removed: { ...image, born: born(0), del: born(9) },
  })
  expect(read.map(({ id, name }) => [id, name])).toEqual([
    ['removed', 'Tree'],
    ['early', 'Tree'],
    ['late', 'Tree2'],
    ['sound', 'Tree'],
  ])
})

test('what is no asset is broken', () => {
  const stored = {
    z: { ...image, type: 'later' },
    'no id': image,
    b: { ...image, name: 7 },
    a: 'no record',
    one: image,
  }
  expect(assets(stored).broken).toEqual(['a', 'b', 'no id', 'z'])
  expect(assets(stored).assets).toHaveLength(1)
})

const doodles = (stored: Stored) => readDoodles(records('doodles', stored))

test('a doodle is read with its sheet; sizes that are none are the usual one', () => {
  const size = (width: unknown, height: unknown) => {
    const [doodle] = doodles({ one: { name: 'Sun', width, height } }).doodles
    return [doodle?.width, doodle?.height]
  }
  expect(doodles({ one: { name: 'Sun', width: 10, height: 20, del: born(1) } }).doodles).toEqual([
    { id: 'one', name: 'Sun', width: 10, height: 20, isRemoved: true },
  ])
  expect(size(0, limits.doodleSide + 1)).toEqual([512, 512])
  expect(size(1, limits.doodleSide)).toEqual([1, limits.doodleSide])
  expect(size('10', undefined)).toEqual([512, 512])
  expect(doodles({ one: { name: 'x'.repeat(100) } }).doodles[0]?.name).toHaveLength(80)
})

test('doodles come in the order of their births, the deleted do not take names, and what is none is broken', () => {
  const { doodles: read, broken } = doodles({
    b: { name: 'Sun', born: born(2) },
    a: { name: 'sun', born: born(3) },
    gone: { name: 'Sun', born: born(1), del: born(9) },
    z: { name: 7 },
    'no id': { name: 'Sun' },
  })
  expect(read.map(({ id, name, isRemoved }) => [id, name, isRemoved])).toEqual([
    ['gone', 'Sun', true],
    ['b', 'Sun', false],
    ['a', 'sun2', false],
  ])
  expect(broken).toEqual(['no id', 'z'])
  expect([read, read[0], broken].every(Object.isFrozen)).toBe(true)
})

const line = { kind: 'line', points: [0, 0, 1, 1], fill: null, stroke: '#ff0000', strokeWidth: 2 }
const strokes = (stored: Stored) => readStrokes(records('strokes:sun', stored), DoodleId.parse('sun'))

test('strokes lie in their order, equal keys by their ids; deleted ones are gone and what is none is broken', () => {
  const { strokes: read, broken } = strokes({
    c: { shape: line, order: 'a1' },
    b: { shape: line, order: 'a1' },
    a: { shape: line, order: 'a2' },
    first: { shape: line },
    gone: { shape: line, order: 'a0', del: born(1) },
    odd: { shape: { ...line, points: [1] } },
    'no id': { shape: line },
    none: 'no record',
  })
  expect(read.map(({ id }) => id)).toEqual(['first', 'b', 'c', 'a'])
  expect(read[0]?.shape).toEqual(line)
  expect(broken).toEqual(['no id', 'none', 'odd'])
  expect([read, read[0], broken].every(Object.isFrozen)).toBe(true)
})

test('a stroke that did not change is the same object', () => {
  const document = new Y.Doc()
  for (const id of ['a', 'b'])
    document.getMap('strokes:sun').set(id, new Y.Map(Object.entries({ shape: { ...line }, order: id })))
  const read = () => readStrokes(recordsOf(document), DoodleId.parse('sun')).strokes
  const before = read()
  document
    .getMap<Y.Map<unknown>>('strokes:sun')
    .get('b')
    ?.set('shape', { ...line, strokeWidth: 3 })
  const after = read()
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

/** What is read of a flat root of progress. */
function progress(stored: object) {
  const document = new Y.Doc()
  for (const [key, value] of Object.entries(stored)) document.getMap('progress').set(key, value)
  return readProgress(recordsOf(document))
}

test('courses by their ids, their steps by the time at which they were done, then by id', () => {
  const done = (at: number, by = 'ana') => ({ at, by })
  expect(
    progress({ 'b/two': done(2), 'b/one': done(2), 'b/zero': done(1, 'x'.repeat(70)), 'a/one': done(1) }),
  ).toEqual([
    { id: 'a', steps: [{ id: 'one', at: 1, by: 'ana' }] },
    {
      id: 'b',
      steps: [
        { id: 'zero', at: 1, by: 'x'.repeat(64) },
        { id: 'one', at: 2, by: 'ana' },
        { id: 'two', at: 2, by: 'ana' },
      ],
    },
  ])
})

test('what cannot be read was not done', () => {
  const done = { at: 1, by: 'ana' }
  expect(
    progress({
      step: done,
      '/one': done,
      'a/': done,
      'a/no id': done,
      'a/b': 1,
      'a/c': { at: '1', by: 'ana' },
      'a/d': { at: 1 },
    }),
  ).toEqual([])
  const [course] = progress({ 'a/one': done })
  expect([course, course?.steps, course?.steps[0]].every(Object.isFrozen)).toBe(true)
})

test('the key of a step says the course and the step', () => {
  expect(splitStepKey(stepKey(CourseId.parse('c'), StepId.parse('s')))).toEqual(['c', 's'])
  expect(splitStepKey('none')).toEqual(['', 'none'])
  expect(splitStepKey('a/b/c')).toEqual(['a', 'b/c'])
})

test('a reference is found and replaced at any depth, and what has none stays the same object', () => {
  const [from, to] = [`asset:${AssetId.parse('old')}`, `asset:${AssetId.parse('new')}`] as const
  const value = { src: from, list: [1, from, { deep: from }], other: 'asset:older', none: null }
  expect(refersTo(value, from)).toBe(true)
  expect(refersTo({ src: 'asset:older', none: null }, from)).toBe(false)
  expect(replaceReference(value, from, to)).toEqual({
    src: to,
    list: [1, to, { deep: to }],
    other: 'asset:older',
    none: null,
  })
  const same = { src: 'x' }
  expect(replaceReference(same, from, to)).toBe(same)
  expect(replaceReference(from, from, to)).toBe(to)
})
