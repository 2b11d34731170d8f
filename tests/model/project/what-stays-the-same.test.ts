import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { AssetId, DoodleId, FileId, SceneId } from '../../../model/ids.ts'
import { keepSame } from '../../../model/project/keep-same.ts'
import { materialise } from '../../../model/project/materialise.ts'

const record = (values: object) => new Y.Map<unknown>(Object.entries(values))
const [one, two] = [SceneId.parse('one'), SceneId.parse('two')]
const [blocksId, scriptId] = [FileId.parse('blocks'), FileId.parse('script')]
const born = (t: number) => ({ t, c: 'ana' })

/** A project with something of everything. */
function open() {
  const document = new Y.Doc()
  const put = (root: string, id: string, values: object) => document.getMap(root).set(id, record(values))
  const set = (root: string, id: string, key: string, value: unknown) =>
    document.getMap<Y.Map<unknown>>(root).get(id)?.set(key, value)
  document.getMap('meta').set('displayName', 'World')
  put('scenes', 'one', { name: 'One', order: 'a' })
  put('scenes', 'two', { name: 'Two', order: 'b' })
  put('files', 'blocks', { name: 'index', kind: 'blocks', scene: 'one', order: 'a' })
  put('files', 'script', { name: 'code', kind: 'js', scene: 'one', order: 'b', text: new Y.Text('let a') })
  put('files', 'other', { name: 'index', kind: 'blocks', scene: 'two', order: 'a' })
  const shape = { kind: 'shape', place: { p: '', o: 'a', t: 1, c: '' } }
  put('ents:one', 'thing', { name: 'Thing', ...shape })
  put('ents:two', 'far', { name: 'Far', ...shape })
  put('assets', 'tree', { type: 'images', name: 'Tree', key: 'k', link: '', born: born(1) })
  put('assets', 'gone', { type: 'images', name: 'Gone', key: 'k', link: '', born: born(2), del: born(3) })
  put('doodles', 'sun', { name: 'Sun', born: born(1) })
  const shape1 = { kind: 'line', points: [0, 0, 1, 1], fill: null, stroke: null, strokeWidth: 1 }
  put('strokes:sun', 's', { order: 'a', shape: shape1 })
  const at = { p: null, x: 0, y: 0, t: 1, c: '' }
  put('blocks:blocks', 'b', { type: 'wait', at })
  put('vars:blocks', 'v', { name: 'score' })
  put('wcom:blocks', 'n', { text: 'note' })
  document.getMap('progress').set('course/step', { at: 1, by: 'ana' })
  return { document, project: materialise(document), put, set, at }
}
type Opened = ReturnType<typeof open>

/** Everything that a project shows, by what it is. */
const views: Readonly<Record<string, (project: Opened['project']) => unknown>> = {
  meta: (project) => project.meta,
  scenes: (project) => project.scenes,
  'scene one': (project) => project.scene(one),
  'tabs of one': (project) => project.files(one),
  'tabs of two': (project) => project.files(two),
  'a tab': (project) => project.file(scriptId),
  text: (project) => project.text(scriptId),
  blocks: (project) => project.blocks(blocksId),
  'no blocks': (project) => project.blocks(scriptId),
  'things of one': (project) => project.entities(one),
  'things of two': (project) => project.entities(two),
  'children of one': (project) => project.children(one, null),
  assets: (project) => project.assets,
  asset: (project) => project.asset(AssetId.parse('gone')),
  doodles: (project) => project.doodles,
  drawing: (project) => project.doodle(DoodleId.parse('sun')),
  progress: (project) => project.progress,
  'broken in one': (project) => project.broken(one),
  'broken in two': (project) => project.broken(two),
}
const seen = (project: Opened['project']) =>
  Object.entries(views).map(([what, view]) => [what, view(project)] as const)
/** What is another object, or another text, after a change. */
function changed(change: (opened: Opened) => unknown): readonly string[] {
  const opened = open()
  const before = seen(opened.project)
  change(opened)
  const after = seen(opened.project)
  const fresh = new Y.Doc()
  Y.applyUpdate(fresh, Y.encodeStateAsUpdate(opened.document))
  expect(after).toEqual(seen(materialise(fresh)))
  return before.flatMap(([what, value], index) => (after[index]?.[1] === value ? [] : [what]))
}

test.each<[string, (opened: Opened) => unknown, readonly string[]]>([
  ['nothing', () => undefined, []],
  ['the name of the project', ({ document }) => document.getMap('meta').set('displayName', 'New'), ['meta']],
  ['what a project says that nobody knows', ({ document }) => document.getMap('other').set('a', 1), []],
  ['the name of a scene', ({ set }) => set('scenes', 'one', 'name', 'Uno'), ['scenes', 'scene one']],
  ['the same name of a scene', ({ set }) => set('scenes', 'one', 'name', 'One'), []],
  ['a scene that comes', ({ put }) => put('scenes', 'three', { name: 'Three', order: 'c' }), ['scenes']],
  ['the name of a tab', ({ set }) => set('files', 'script', 'name', 'new'), ['tabs of one', 'a tab']],
  ['the same name of a tab', ({ set }) => set('files', 'script', 'name', 'code'), []],
  ['the text of a tab', ({ set }) => set('files', 'script', 'text', new Y.Text('x')), ['text']],
  [
    'a tab that comes',
    ({ put }) => put('files', 'new', { name: 'new', kind: 'js', scene: 'two' }),
    ['tabs of two'],
  ],
  ['a tab that goes', ({ document }) => document.getMap('files').delete('other'), ['tabs of two']],
  [
    'a tab of another kind',
    ({ set }) => set('files', 'script', 'kind', 'blocks'),
    ['tabs of one', 'a tab', 'text', 'no blocks'],
  ],
  ['a tab that breaks', ({ set }) => set('files', 'other', 'kind', 7), ['tabs of two', 'broken in two']],
  ['a block', ({ put, at }) => put('blocks:blocks', 'c', { type: 'wait', at }), ['blocks']],
  ['a block that goes', ({ document }) => document.getMap('blocks:blocks').delete('b'), ['blocks']],
  [
    'a block that is no record',
    ({ document }) => document.getMap('blocks:blocks').set('x', 'odd'),
    ['blocks'],
  ],
  ['a variable', ({ set }) => set('vars:blocks', 'v', 'name', 'time'), ['blocks']],
  ['a note', ({ set }) => set('wcom:blocks', 'n', 'text', 'new'), ['blocks']],
  ['a block of another tab', ({ put, at }) => put('blocks:other', 'b', { type: 'wait', at }), []],
  ['a thing', ({ set }) => set('ents:one', 'thing', 'name', 'New'), ['things of one']],
  ['the same of a thing', ({ set }) => set('ents:one', 'thing', 'name', 'Thing'), []],
  ['a thing that breaks', ({ set }) => set('ents:two', 'far', 'kind', 7), ['things of two', 'broken in two']],
  ['an asset', ({ set }) => set('assets', 'tree', 'name', 'Bush'), ['assets']],
  ['the same of an asset', ({ set }) => set('assets', 'tree', 'name', 'Tree'), []],
  ['a removed asset', ({ set }) => set('assets', 'gone', 'key', 'other'), ['asset']],
  ['an asset that breaks', ({ set }) => set('assets', 'tree', 'type', 7), ['assets', 'broken in one']],
  ['a doodle', ({ set }) => set('doodles', 'sun', 'name', 'Moon'), ['doodles', 'drawing']],
  [
    'a doodle that breaks',
    ({ set }) => set('doodles', 'sun', 'name', 7),
    ['doodles', 'drawing', 'broken in one'],
  ],
  ['a doodle that goes', ({ set }) => set('doodles', 'sun', 'del', born(2)), ['doodles', 'drawing']],
  ['a stroke', ({ set }) => set('strokes:sun', 's', 'order', 'b'), ['drawing']],
  ['a stroke of another doodle', ({ put }) => put('strokes:moon', 's', { order: 'a' }), []],
  [
    'a step of a course',
    ({ document }) => document.getMap('progress').set('course/next', { at: 2, by: '' }),
    ['progress'],
  ],
  [
    'the same step',
    ({ document }) => document.getMap('progress').set('course/step', { at: 1, by: 'ana' }),
    [],
  ],
])('when %s changes only what shows it becomes another object', (_what, change, expected) => {
  expect(changed(change)).toEqual(expected)
})

test('a scene that was not there before shows its things, and one that is gone none of its tabs', () => {
  const { document, project, put } = open()
  const three = SceneId.parse('three')
  expect(project.entities(three)).toEqual([])
  put('ents:three', 'late', { name: 'Late', kind: 'shape', place: { p: '', o: 'a', t: 1, c: '' } })
  put('scenes', 'three', { name: 'Three', order: 'c' })
  expect(project.entities(three).map(({ name }) => name)).toContain('Late')
  document.getMap('scenes').delete('two')
  expect(project.files(two)).toEqual([])
  expect(project.scene(two)).toBeUndefined()
  expect(project.text(scriptId)).toBe('let a')
  document.getMap('scenes').delete('one')
  expect(project.text(scriptId)).toBe('')
})

test('a tab that was only shown because all others were deleted has no text once another comes', () => {
  const { project, put, set } = open()
  for (const id of ['blocks', 'script']) set('files', id, 'del', { t: 9, c: 'ana' })
  set('files', 'script', 'born', { t: 0, c: '' })
  set('files', 'blocks', 'born', { t: 5, c: '' })
  expect(project.text(scriptId)).toBe('let a')
  put('files', 'new', { name: 'new', kind: 'js', scene: 'one' })
  expect(project.text(scriptId)).toBe('')
})

test('a block that is no record is listed as broken, and one that is gone is not', () => {
  const { document, project } = open()
  const blocks = document.getMap('blocks:blocks')
  expect(project.blocks(blocksId).broken).toEqual([])
  blocks.set('odd', 'no record')
  expect(project.blocks(blocksId).broken).toEqual(['odd'])
  blocks.delete('odd')
  expect(project.blocks(blocksId).broken).toEqual([])
})

test('of a list the older objects stay wherever they show the same, and the list when all of it does', () => {
  const a = { id: 'a', x: 1 }
  const b = { id: 'b', x: 1 }
  const before = Object.freeze([a, b])
  expect(keepSame(before, [{ ...a }, { ...b }])).toBe(before)
  const turned = keepSame(before, [{ ...b }, { ...a }])
  expect([turned[0] === b, turned[1] === a, Object.isFrozen(turned)]).toEqual([true, true, true])
  const fewer = keepSame(before, [{ ...a }])
  expect([fewer.length, fewer[0] === a]).toEqual([1, true])
  const more = keepSame(before, [{ ...a }, { ...b }, { id: 'c', x: 1 }])
  expect(more.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const other = keepSame(before, [{ id: 'a', x: 2 }, { ...b }])
  expect([other[0], other[1] === b]).toEqual([{ id: 'a', x: 2 }, true])
  const twice = Object.freeze([a, { id: 'a', x: 2 }])
  expect(keepSame(twice, [{ ...a }, { id: 'a', x: 2 }])).toBe(twice)
})
