import * as Y from 'yjs'
import { sceneId } from '../../../commands/support/workbench.ts'

type Root = (name: string) => Y.Map<unknown>

/** Something that a peer may send in a few hundred kilobytes, or lay into a file, as large as one likes. */
export interface HostileKind {
  readonly name: string
  /** More than a call takes arguments. Of records fewer, but enough that what grows with the square of them takes minutes. */
  readonly many: number
  /** Where the records lie that are many, called `n0` and so on; absent where one record is large. */
  readonly root?: string
  fill(root: Root, count: number): void
  /** What is changed then, in one update; absent where the first of the records is deleted. */
  readonly change?: (root: Root, count: number) => void
}

const record = (values: object) => new Y.Map<unknown>(Object.entries(values))
const place = { p: '', o: 'a0', t: 1, c: 'x', prev: '' }
const thing = { kind: 'shape', name: 'x', place }
const del = { t: 1, c: 'x' }
const entities = `ents:${sceneId}`
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
/** In no order that anything could profit from. */
const shuffled = (index: number, count: number): number => (index * 7_919) % count
/** The id of the one before, of the first that of the last: claimed in that order, the way to the top is always the longest. */
const before = (index: number, count: number): string => `n${(index + count - 1) % count}`

function manyRecords(
  name: string,
  many: number,
  root: string,
  valuesOf: (index: number, count: number) => object,
): HostileKind {
  return {
    name,
    many,
    root,
    fill(rootOf, count) {
      for (const index of numbersTo(count)) rootOf(root).set(`n${index}`, record(valuesOf(index, count)))
    },
  }
}

function large(name: string, root: string, valuesOf: (numbers: readonly number[]) => object): HostileKind {
  return {
    name,
    many: 150_000,
    fill: (rootOf, count) => rootOf(root).set('big', record(valuesOf(numbersTo(count)))),
  }
}

const inside = (parent: string, t: number, previous = '') => ({
  ...thing,
  place: { ...place, p: parent, t, prev: previous },
})
const below = (parent: string, t: number) => ({
  type: 'x',
  n: true,
  at: { p: parent, i: 'next', k: 's', t, c: 'x' },
})

export const hostileKinds: readonly HostileKind[] = [
  large('a block of many parameters', 'blocks:test-index', (numbers) => ({
    type: 'procedures_defnoreturn',
    'o:extraState': { params: numbers.map((index) => ({ id: `p${index}` })) },
  })),
  large('a block whose shadow has many fields and inputs', 'blocks:test-index', (numbers) => ({
    type: 'x',
    's:IN': {
      type: 'y',
      fields: Object.fromEntries(numbers.map((index) => [`F${index}`, index])),
      inputs: Object.fromEntries(numbers.map((index) => [`I${index}`, { shadow: { type: 'z' } }])),
    },
  })),
  large('a block of many fields', 'blocks:test-index', (numbers) => ({
    type: 'x',
    ...Object.fromEntries(numbers.map((index) => [`f:F${index}`, index])),
  })),
  {
    name: 'a list in a component, beside what was deleted long ago',
    many: 150_000,
    fill(root, count) {
      const list = numbersTo(count)
      root(entities).set('big', record({ ...thing, place: { ...place, t: 9_000 }, geometry: { list } }))
      root(entities).set('gone', record({ ...thing, del }))
    },
  },
  large('a thing of many components', entities, (numbers) => ({
    ...thing,
    ...Object.fromEntries(numbers.map((index) => [`c${index}`, {}])),
  })),
  manyRecords('things inside each other', 10_000, entities, (index, count) =>
    inside(index === 0 ? '' : `n${index - 1}`, shuffled(index, count)),
  ),
  manyRecords('things in one circle', 10_000, entities, (index, count) =>
    inside(before(index, count), index, `n${shuffled(index, count)}`),
  ),
  manyRecords('many circles of three', 30_000, entities, (index, count) =>
    inside(`n${index % 3 === 2 ? index - 2 : index + 1}`, shuffled(index, count)),
  ),
  manyRecords('things anywhere inside deleted ones inside each other', 10_000, entities, (index, count) =>
    index < count / 2
      ? { ...inside(index === 0 ? '' : `n${index - 1}`, 1), del }
      : inside(`n${index - Math.floor(count / 2)}`, 1),
  ),
  {
    name: 'deleted things inside each other around a live one, which all go elsewhere',
    many: 10_000,
    root: entities,
    fill(root, count) {
      for (const index of numbersTo(count))
        root(entities).set(`n${index}`, record({ ...inside(index === 0 ? '' : `n${index - 1}`, 1), del }))
      root(entities).set('live', record(inside(`n${count - 1}`, 1)))
    },
    // From the last on, so that each still has all of the way above it.
    change(root, count) {
      for (const index of numbersTo(count).reverse()) {
        const one = root(entities).get(`n${index}`)
        if (one instanceof Y.Map) one.set('place', { ...place, p: index < 2 ? '' : `n${index - 2}`, t: 2 })
      }
    },
  },
  manyRecords('things inside what is not there', 30_000, entities, (index) => inside(`gone${index}`, index)),
  manyRecords('things that cannot be read', 30_000, entities, () => ({ ...thing, position: 'nowhere' })),
  manyRecords('second players', 10_000, entities, () => ({ ...thing, kind: 'player' })),
  manyRecords('many tabs in a scene', 60_000, 'files', (index) => ({
    scene: sceneId,
    name: `n${index}`,
    kind: 'js',
  })),
  manyRecords('many tabs of one name', 10_000, 'files', () => ({ scene: sceneId, name: 'Tab', kind: 'js' })),
  manyRecords('many scenes of one name', 2_000, 'scenes', () => ({ name: 'scene1' })),
  {
    name: 'many scenes and as many tabs that cannot be read',
    many: 10_000,
    root: 'scenes',
    fill(root, count) {
      for (const index of numbersTo(count)) {
        root('scenes').set(`n${index}`, record({ name: `n${index}` }))
        root('files').set(`f${index}`, record({ scene: `n${index}` }))
      }
    },
  },
  {
    name: 'many notes and variables',
    many: 30_000,
    root: 'vars:test-index',
    fill(root, count) {
      for (const index of numbersTo(count)) {
        root('vars:test-index').set(`n${index}`, record({ name: `v${index}` }))
        root('wcom:test-index').set(`w${index}`, record({ text: 'x' }))
      }
    },
  },
  manyRecords('many variables of one name', 10_000, 'vars:test-index', () => ({ name: 'score' })),
  manyRecords('blocks below each other', 10_000, 'blocks:test-index', (index, count) =>
    below(index === 0 ? '' : `n${index - 1}`, shuffled(index, count)),
  ),
  manyRecords('blocks in one circle', 10_000, 'blocks:test-index', (index, count) =>
    below(before(index, count), index),
  ),
  manyRecords('blocks that all claim one connection', 10_000, 'blocks:test-index', (index, count) =>
    below(index === 0 ? '' : 'n0', shuffled(index, count)),
  ),
  // Below each other from the last on, so that each pair is as far from the top as it can be.
  manyRecords(
    'pairs of blocks that claim one connection, each pair deeper',
    9_000,
    'blocks:test-index',
    (index, count) => {
      const depth = Math.floor(count / 3)
      return index < depth
        ? below(index === 0 ? '' : `n${index - 1}`, count - index)
        : { type: 'x', n: true, at: { p: `n${index % depth}`, i: 'DO', k: 's', t: count + index, c: 'x' } }
    },
  ),
  manyRecords('procedures of one name', 10_000, 'blocks:test-index', () => ({
    type: 'procedures_defnoreturn',
    'f:NAME': 'jump',
  })),
  manyRecords('assets of one name', 10_000, 'assets', () => ({ type: 'sounds', name: 'hop', key: 'k' })),
  manyRecords('doodles of one name', 5_000, 'doodles', () => ({ name: 'sheet', width: 9, height: 9 })),
  {
    name: 'records inside each other',
    many: 6_000,
    fill(root, count) {
      let map = root(entities)
      for (let depth = 0; depth < count; depth++) map = map.set('in', new Y.Map<unknown>())
    },
  },
  {
    name: 'a long name',
    many: 2_000_000,
    fill: (root, count) => root('scenes').set('test-scene', record({ name: 'x'.repeat(count) })),
  },
  {
    name: 'a long text',
    many: 3_000_000,
    fill(root, count) {
      const text = new Y.Text('x'.repeat(count))
      root('files').set('script', record({ scene: sceneId, name: 'long', kind: 'js', text }))
    },
  },
]
