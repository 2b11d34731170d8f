import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { SceneId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import { isProtectedKind, readEntity } from '../../../model/project/entity-record.ts'
import { standInId, standInKind } from '../../../model/project/stand-in.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const sceneId = SceneId.parse('scene')
const place = { p: 'tree', o: 'a0', t: 3, c: 'ana', prev: 'bush' }
const whole = {
  kind: 'shape',
  place,
  name: 'Box',
  position: [1, 2, 3],
  rotation: [0, 90, 0],
  scale: [2, 2, 2],
}

/** Components by their names, and a register that is none. */
const some: fc.Arbitrary<Readonly<Record<string, JsonValue>>> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'constructor', 'hidden'),
  fc.constantFrom<JsonValue>(Object.freeze({ x: 1 }), Object.freeze({ x: 2 })),
)

const read = (record: Readonly<Record<string, JsonValue>>) => readEntity('one', sceneId, record)
/** The entity of a record that must be readable. */
function entity(record: Readonly<Record<string, JsonValue>>) {
  const reading = read(record)
  if (reading.kind !== 'live') throw new Error(`${reading.kind}`)
  return reading.entity
}

test('an entity is read with its place and everything that it has', () => {
  const reading = read({ ...whole, hidden: true, locked: true, material: { color: 'red' } })
  expect(reading.kind).toBe('live')
  expect(reading.place).toEqual({ parent: 'tree', order: 'a0', previous: 'bush', t: 3, c: 'ana' })
  expect(entity({ ...whole, hidden: true, locked: true, material: { color: 'red' } })).toEqual({
    id: 'one',
    sceneId,
    kind: 'shape',
    name: 'Box',
    parentId: null,
    position: [1, 2, 3],
    rotation: [0, 90, 0],
    scale: [2, 2, 2],
    components: { material: { color: 'red' } },
    isHidden: true,
    isLocked: true,
  })
})

test('what lacks is what it usually is', () => {
  const bare = entity({ kind: 'shape' })
  expect(bare).toMatchObject({ name: 'shape', position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] })
  expect(bare).toMatchObject({ isHidden: false, isLocked: false, components: {} })
  expect(read({ kind: 'shape' }).place).toEqual({ parent: '', order: '', previous: '', t: 0, c: '' })
  expect(read({ kind: 'shape', place: { p: 1, o: null, t: 3, c: 'ana' } }).place).toMatchObject({
    parent: '',
    order: '',
    t: 3,
  })
  expect(read({ kind: 'shape', place: ['tree'] }).place).toMatchObject({ parent: '', t: 0 })
})

test('only true is hidden or locked', () => {
  for (const value of ['true', 1, {}]) {
    expect(entity({ ...whole, hidden: value, locked: value })).toMatchObject({
      isHidden: false,
      isLocked: false,
    })
  }
})

test('a long name is cut', () => {
  expect(entity({ ...whole, name: 'x'.repeat(limits.nameLength + 1) }).name).toHaveLength(limits.nameLength)
})

test('entities and what they hold are frozen', () => {
  const one = entity({ ...whole, material: {} })
  expect(Object.isFrozen(one)).toBe(true)
  expect(Object.isFrozen(one.components)).toBe(true)
})

test.each<[string, Readonly<Record<string, JsonValue>>, string]>([
  ['no kind', {}, 'kind is not readable'],
  ['an empty kind', { kind: '' }, 'kind is not readable'],
  ['a kind that is no text', { kind: 7 }, 'kind is not readable'],
  ['an endless kind', { kind: 'x'.repeat(65) }, 'kind is not readable'],
  ['a name that is no text', { ...whole, name: 7 }, 'name is not readable'],
  ['a position of two', { ...whole, position: [1, 2] }, 'position is not readable'],
  ['a rotation that is none', { ...whole, rotation: 'x' }, 'rotation is not readable'],
  ['a scale of texts', { ...whole, scale: ['1', '1', '1'] }, 'scale is not readable'],
  ['a component that is no object', { ...whole, material: 'red' }, 'material is not readable'],
  [
    'a component with an endless name',
    { ...whole, ['x'.repeat(70)]: 1 },
    `${'x'.repeat(64)} is not readable`,
  ],
])('%s makes it a broken item that says why', (_what, record, reason) => {
  expect(read(record)).toMatchObject({ kind: 'broken', reason })
})

test('what is no record or has an id that is none is broken too, and keeps its place', () => {
  expect(readEntity('one', sceneId, undefined)).toMatchObject({ kind: 'broken', reason: 'not an entity' })
  expect(readEntity('no id', sceneId, whole)).toMatchObject({ kind: 'broken', place: { parent: 'tree' } })
})

test('a kind of 64 letters is still one', () => {
  expect(read({ kind: 'x'.repeat(64) }).kind).toBe('live')
})

test('a component with an endless name is not shown of a protected thing, its others are', () => {
  const player = entity({ kind: 'player', ['x'.repeat(65)]: {}, ['y'.repeat(64)]: {} })
  expect(Object.keys(player.components)).toEqual(['y'.repeat(64)])
})

test('a deletion is believed, but not of what every scene keeps', () => {
  expect(read({ ...whole, del: { t: 9, c: 'ben' } })).toMatchObject({
    kind: 'deleted',
    place: { parent: 'tree' },
  })
  expect(read({ ...whole, del: { t: 9, c: 'ben' } })).not.toHaveProperty('entity')
  for (const kind of ['player', 'camera', 'cursor']) {
    expect(isProtectedKind(kind)).toBe(true)
    expect(read({ ...whole, kind, del: { t: 9, c: 'ben' } }).kind).toBe('live')
  }
  for (const kind of ['shape', 'later-kind', 'toString']) expect(isProtectedKind(kind)).toBe(false)
})

test('what every scene keeps is never broken and never hidden', () => {
  const odd = entity({
    kind: 'player',
    name: 7,
    position: 'x',
    scale: [1, 2],
    hidden: true,
    locked: true,
    material: 1,
  })
  expect(odd).toMatchObject({
    name: 'player',
    position: [0, 0, 0],
    scale: [1, 1, 1],
    isHidden: false,
    isLocked: true,
  })
  expect(odd.components).toEqual({})
})

test('[invariant 16] under the id of a stand-in only that is read, whatever is stored there', () => {
  const id = standInId(sceneId, 'player')
  const reading = (stored: Readonly<Record<string, JsonValue>> | undefined) => readEntity(id, sceneId, stored)
  expect(reading(undefined)).toMatchObject({ kind: 'live', entity: { id, kind: 'player', name: 'Player' } })
  expect(reading({ ...whole, del: { t: 1, c: 'ben' } })).toMatchObject({
    kind: 'live',
    entity: { kind: 'player', name: 'Box', position: [1, 2, 3] },
  })
  const elsewhere = SceneId.parse('other')
  expect(readEntity(id, elsewhere, whole)).toMatchObject({ entity: { kind: 'shape' } })
  expect([id, 'player', 'shape-of-scene', 'player-of-other'].map((one) => standInKind(one, sceneId))).toEqual(
    ['player', undefined, undefined, undefined],
  )
})

test('of several damaged registers the first by its name is told, in whatever order they came', () => {
  const damaged = { position: 7, name: 8, material: 9 }
  const reason = (record: Readonly<Record<string, JsonValue>>) => {
    const reading = read(record)
    return reading.kind === 'broken' && reading.reason
  }
  expect(reason({ ...whole, ...damaged })).toBe('material is not readable')
  const { material, name, position } = damaged
  expect(reason({ kind: 'shape', position, material, name })).toBe('material is not readable')
  expect(reason({ kind: 'shape', name, position })).toBe('name is not readable')
})

test('beside what was read before an entity reads as it does alone, and unchanged components stay the same object', () => {
  assertProperty(
    fc.property(some, some, (first, second) => {
      const [before, now] = [read({ ...whole, ...first }), { ...whole, ...second }]
      const reading = readEntity('one', sceneId, now, before)
      expect(reading).toEqual(read(now))
      if (reading.kind !== 'live' || before.kind !== 'live') throw new Error('an entity is broken')
      expect(Object.keys(reading.entity.components)).toEqual(Object.keys(entity(now).components))
      const isSame = JSON.stringify(reading.entity.components) === JSON.stringify(before.entity.components)
      expect(reading.entity.components === before.entity.components).toBe(isSame)
    }),
    300,
  )
})
