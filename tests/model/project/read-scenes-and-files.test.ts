import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { limits } from '../../../model/document/limits.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { SceneId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { momentName } from '../../../model/project/moment-key.ts'
import { readFiles } from '../../../model/project/read-files.ts'
import { placeholderScene } from '../../../model/project/read-scenes.ts'

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A project of stored scenes, files and things. */
function project(stored: { scenes?: Stored; files?: Stored; 'ents:one'?: Stored; meta?: object }) {
  const document = new Y.Doc()
  const { meta = {}, ...roots } = stored
  for (const [root, records] of Object.entries(roots))
    for (const [id, values] of Object.entries(records))
      document.getMap(root).set(id, new Y.Map(Object.entries(values)))
  for (const [key, value] of Object.entries(meta)) document.getMap('meta').set(key, value)
  return materialise(document)
}

const born = (t: number) => ({ t, c: 'ana' })
const del = { t: 9, c: 'ben' }
const one = SceneId.parse('one')

/** Names of the tabs of the scene `one`. */
const tabs = (files: Stored, scenes: Stored = { one: { name: 'scene1' } }) =>
  project({ scenes, files })
    .files(one)
    .map(({ name }) => name)

test('scenes stand in their order, equal keys by their ids', () => {
  const scenes = {
    b: { name: 'B', order: 'a1' },
    a: { name: 'A', order: 'a1' },
    c: { name: 'C', order: 'a0' },
  }
  expect(project({ scenes }).scenes.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
})

test('the default scene is the first born that says so, else the first in order', () => {
  const first = { name: 'A', order: 'a0', born: born(2) }
  const second = { name: 'B', order: 'a1', born: born(1) }
  const byDefault = (scenes: Stored) => project({ scenes }).defaultScene.name
  expect(byDefault({ first, second })).toBe('A')
  expect(byDefault({ first, second: { ...second, default: true } })).toBe('B')
  expect(project({ scenes: { first, second } }).scenes.map(({ isDefault }) => isDefault)).toEqual([
    true,
    false,
  ])
})

test('a deleted scene is gone, unless all are: then the first born stays', () => {
  const scenes = (more: object) => ({
    first: { name: 'A', born: born(2), del },
    second: { name: 'B', born: born(1), ...more },
  })
  expect(project({ scenes: scenes({}) }).scenes.map(({ name }) => name)).toEqual(['B'])
  expect(project({ scenes: scenes({ del }) }).scenes.map(({ name }) => name)).toEqual(['B'])
})

test('records that are no scenes are not shown; without any there is an empty one', () => {
  const scenes = { 'no id': { name: 'A' }, nameless: { name: 7 } }
  expect(project({ scenes }).scenes).toEqual([{ id: 'scene', name: 'scene1', template: '', isDefault: true }])
  expect(project({ scenes: { one: { name: 'A', template: 7, order: 7 } } }).scenes[0]).toMatchObject({
    template: '',
  })
  expect(project({ scenes: { one: { name: 'A', template: 'space' } } }).scenes[0]?.template).toBe('space')
})

test('tabs stand in their order, equal keys by their ids', () => {
  const file = (name: string, order: string) => ({ scene: 'one', name, kind: 'js', order })
  expect(tabs({ b: file('B', 'a1'), a: file('A', 'a1'), c: file('C', 'a0') })).toEqual(['C', 'A', 'B'])
})

test('a deleted tab is gone, unless all are: then the first born stays', () => {
  const file = (name: string, t: number, more = {}) => ({
    scene: 'one',
    name,
    kind: 'js',
    born: born(t),
    ...more,
  })
  expect(tabs({ a: file('A', 2, { del }), b: file('B', 1) })).toEqual(['B'])
  expect(tabs({ a: file('A', 2, { del }), b: file('B', 1, { del }) })).toEqual(['B'])
})

test('tabs of a deleted scene are not shown, those of a scene that nobody knows or can read are told with the first one', () => {
  const files = {
    a: { scene: 'one', name: 'A', kind: 'js' },
    b: { scene: 'two', name: 'B', kind: 'js' },
    c: { scene: 'nowhere', name: 'C', kind: 'js' },
    d: { scene: 'nowhere', name: 'D', kind: 'js', del },
    e: { scene: 'torn', name: 'E', kind: 'blocks' },
  }
  const scenes = { one: { name: 'scene1' }, two: { name: 'scene2', del }, torn: { name: 5 } }
  const shown = project({ scenes, files })
  expect(shown.files(one).map(({ name }) => name)).toEqual(['A'])
  expect(shown.broken(one)).toEqual([
    { id: 'c', sceneId: 'one', reason: 'without a scene' },
    { id: 'e', sceneId: 'one', reason: 'without a scene' },
    { id: 'torn', sceneId: 'one', reason: 'not a scene' },
  ])
})

test('a deletion that says nothing is none, whatever it is of', () => {
  const scenes = { one: { name: 'A', order: 'a', del: null }, two: { name: 'B', order: 'b', del: false } }
  const files = {
    a: { scene: 'one', name: 'A', kind: 'js', del: null },
    b: { scene: 'one', name: 'B', kind: 'js' },
  }
  const thing = { kind: 'shape', name: 'Thing', place: { p: '', o: 'a', t: 1, c: '' }, del: false }
  const shown = project({ scenes, files, 'ents:one': { thing } })
  expect(shown.scenes.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(shown.files(one).map(({ name }) => name)).toEqual(['A', 'B'])
  expect(shown.entities(one).map(({ id }) => id)).toContain('thing')
})

test('what is no tab is a broken item of its scene, or of the first one', () => {
  const scenes = { one: { name: 'A', order: 'a0' }, two: { name: 'B', order: 'a1' } }
  const files = {
    good: { scene: 'one', name: 'Good', kind: 'js' },
    nameless: { scene: 'two', kind: 'js' },
    kindless: { scene: 'gone', name: 'A', kind: 'later' },
    'no id': { scene: 'one', name: 'A', kind: 'blocks' },
  }
  const shown = project({ scenes, files })
  expect(shown.files(one).map(({ id }) => id)).toEqual(['good'])
  expect(
    shown
      .broken(one)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['kindless', 'no id'])
  expect(shown.broken(SceneId.parse('two'))).toEqual([
    { id: 'nameless', sceneId: 'two', reason: 'not a tab' },
  ])
})

test('a scene without a tab shows an empty one of blocks', () => {
  expect(project({ scenes: { one: { name: 'A' } } }).files(one)).toEqual([
    { id: 'index-one', sceneId: 'one', name: 'index', kind: 'blocks' },
  ])
})

test('the empty tab of a scene with the longest id there can be has an id too', () => {
  const long = SceneId.parse('s'.repeat(64))
  expect(project({ scenes: { [long]: { name: 'A' } } }).files(long)).toEqual([
    { id: `index-${'s'.repeat(58)}`, sceneId: long, name: 'index', kind: 'blocks' },
  ])
})

test('a tab without a readable order stands first', () => {
  const file = (name: string, order: unknown) => ({ scene: 'one', name, kind: 'js', order })
  expect(tabs({ a: file('A', 'a0'), b: file('B', 7), c: file('C', undefined) })).toEqual(['B', 'C', 'A'])
})

test('broken tabs are told by their ids, in whatever order they came', () => {
  const scenes = { one: { name: 'A' } }
  const broken = (...ids: readonly string[]) =>
    project({ scenes, files: Object.fromEntries(ids.map((id) => [id, { scene: 'one' }])) })
      .broken(one)
      .map(({ id }) => id)
  expect(broken('b', 'c', 'a')).toEqual(['a', 'b', 'c'])
})

test('scenes that cannot be read are told with the first one', () => {
  const scenes = {
    two: { name: 'B', order: 'a1' },
    one: { name: 'A', order: 'a0' },
    nameless: { name: 5 },
    'no id': { name: 'A', del },
  }
  const shown = project({ scenes })
  expect(shown.broken(one)).toEqual([
    { id: 'nameless', sceneId: 'one', reason: 'not a scene' },
    { id: 'no id', sceneId: 'one', reason: 'not a scene' },
  ])
  expect(shown.broken(SceneId.parse('two'))).toEqual([])
  expect(shown.broken(one)).toBe(shown.broken(one))
})

test('a scene that can be read again is shown, and is told no more', () => {
  const document = new Y.Doc()
  const scene = new Y.Map<unknown>([['name', 5]])
  document.getMap('scenes').set('one', scene)
  const shown = materialise(document)
  expect(shown.broken(placeholderScene.id).map(({ id }) => id)).toEqual(['one'])
  scene.set('name', 'A')
  expect(shown.scenes.map(({ id }) => id)).toEqual(['one'])
  expect(shown.broken(one)).toEqual([])
})

test('assets and doodles that cannot be read are told with the first scene', () => {
  const document = new Y.Doc()
  const scene = (order: string) => new Y.Map(Object.entries({ name: order, order }))
  document.getMap('scenes').set('two', scene('a1'))
  document.getMap('scenes').set('one', scene('a0'))
  document.getMap('assets').set('cat', 'no record')
  document.getMap('doodles').set('sun', 'no record')
  const shown = materialise(document)
  expect(shown.broken(one)).toEqual([
    { id: 'cat', sceneId: 'one', reason: 'not an asset' },
    { id: 'sun', sceneId: 'one', reason: 'not a doodle' },
  ])
  expect(shown.broken(SceneId.parse('two'))).toEqual([])
})

test('code names things by their ids and sounds by their references, nothing else', () => {
  const document = new Y.Doc()
  const stored = (values: object) => new Y.Map(Object.entries(values))
  document.getMap('scenes').set('one', stored({ name: 'A' }))
  document.getMap('ents:one').set('box', stored({ kind: 'shape', name: 'Box' }))
  document.getMap('assets').set('meow', stored({ type: 'sounds', name: 'Meow' }))
  document.getMap('assets').set('cat', stored({ type: 'images', name: 'Cat' }))
  const names = codeNames(materialise(document), one)
  expect(names.get('box')).toBe('Box')
  expect(names.get('asset:meow')).toBe('Meow')
  expect([...names.values()].sort()).toEqual(['Box', 'Camera', 'Cursor', 'Meow', 'Player'])
})

test('the name of a moment is a text, cut to what names may be', () => {
  expect(momentName({ name: 'x'.repeat(limits.nameLength + 1) })).toBe('x'.repeat(limits.nameLength))
  const nameless: readonly (JsonValue | undefined)[] = [undefined, null, 'text', [], {}, { name: 7 }]
  for (const value of nameless) expect(momentName(value)).toBeUndefined()
})

test('what a project says about itself; what cannot be read is empty', () => {
  const meta = { displayName: 'Test', description: 'About', template: 'space', remixedFrom: 'theirs' }
  expect(project({ meta }).meta).toEqual(meta)
  expect(project({ meta: { displayName: 7, remixedFrom: '' } }).meta).toEqual({
    displayName: '',
    description: '',
    template: '',
    remixedFrom: null,
  })
})

test('each scene is looked at a few times, however many tabs cannot be read', () => {
  const count = 2_000
  const ids = Array.from({ length: count }, (_, index) => SceneId.parse(`s${index}`))
  const document = new Y.Doc()
  document.transact(() => {
    for (const [index, id] of ids.entries())
      document.getMap('files').set(`f${index}`, new Y.Map([['scene', index % 2 === 0 ? id : 'nowhere']]))
  })
  let looks = 0
  const watched = new Proxy(ids, {
    get(target, key, receiver) {
      looks += 1
      return Reflect.get(target, key, receiver)
    },
  })
  const { broken } = readFiles(recordsOf(document), watched, new Set())
  expect([broken.get(SceneId.parse('s0'))?.length, broken.get(SceneId.parse('s2'))?.length]).toEqual([
    count / 2 + 1,
    1,
  ])
  expect(looks).toBeLessThan(20 * count)
})

test('names and descriptions are shown no further than they can be written', () => {
  const long = 'x'.repeat(100_000)
  const shown = project({
    scenes: { one: { name: long } },
    files: { a: { scene: 'one', name: long, kind: 'js' }, b: { scene: 'one', name: `${long}b`, kind: 'js' } },
    meta: { displayName: long, description: long },
  })
  const fitting = 'x'.repeat(limits.nameLength)
  expect(shown.scenes.map(({ name }) => name)).toEqual([fitting])
  expect(shown.files(one).map(({ name }) => name)).toEqual([fitting, `${fitting.slice(1)}2`])
  expect(shown.meta.displayName).toBe(fitting)
  expect(shown.meta.description).toHaveLength(limits.descriptionLength)
})
