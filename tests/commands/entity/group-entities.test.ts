import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { groupEntities } from '../../../commands/entity/group-entities.ts'
import { hideEntities } from '../../../commands/entity/hide-entities.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { ungroupEntity } from '../../../commands/entity/ungroup-entity.ts'
import { recordsOf } from '../../../model/document/records.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import { drawnInWorld } from '../../support/drawn-matrix.ts'
import { assertProperty } from '../support/assert-property.ts'
import { shown } from '../support/shown.ts'
import { box, entityId, sceneId, type Workbench, workbench } from '../support/workbench.ts'

const part = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const vector = (one: fc.Arbitrary<number>): fc.Arbitrary<Vec3> => fc.tuple(one, one, one)
const even = part(0.5, 2).map((size): Vec3 => [size, size, size])

/** Things with their parents by number, and which of them are chosen. */
const anyScene = (scale: fc.Arbitrary<Vec3>) =>
  fc.record({
    things: fc.array(
      fc.record({
        parent: fc.nat(),
        position: vector(part(-9, 9)),
        rotation: vector(part(-180, 180)),
        scale,
      }),
      { minLength: 2, maxLength: 8 },
    ),
    chosen: fc.uniqueArray(fc.nat(7), { minLength: 1 }),
  })

type Scene = typeof anyScene extends (scale: never) => fc.Arbitrary<infer S> ? S : never

/** The bench with those things in it, and the ids of the chosen ones. */
function built({ things, chosen }: Scene): { bench: Workbench; ids: readonly EntityId[] } {
  const bench = workbench()
  for (const [index, { parent, position, rotation, scale }] of things.entries()) {
    const above = parent % (index + 1)
    const place = above === index ? null : `t${above}`
    bench.bus.execute(createEntity, { ...box(`t${index}`, place), position, rotation, scale })
  }
  return { bench, ids: chosen.filter((at) => at < things.length).map((at) => entityId(`t${at}`)) }
}

const worldOf = ({ bus: { project } }: Workbench) =>
  new Map(
    project
      .entities(sceneId)
      .filter(({ kind }) => kind !== 'group')
      .map((entity) => [entity.id, drawnInWorld(project, entity).elements]),
  )

/** The largest difference of any number, of places only or of whole frames. */
function jump(
  before: ReturnType<typeof worldOf>,
  after: ReturnType<typeof worldOf>,
  what: 'place' | 'frame',
) {
  let most = 0
  for (const [id, frame] of before) {
    const now = after.get(id) ?? []
    for (const [index, value] of frame.entries()) {
      if (what === 'frame' || index >= 12) most = Math.max(most, Math.abs(value - (now[index] ?? Number.NaN)))
    }
  }
  return most
}

const group = (bench: Workbench, ids: readonly EntityId[]) =>
  bench.bus.execute(groupEntities, { groupId: entityId('g'), name: 'Group', entityIds: [...ids] })

describe('grouping', () => {
  test('nothing jumps when evenly scaled things of any depth are grouped and ungrouped', () => {
    const property = fc.property(anyScene(even), (scene) => {
      const { bench, ids } = built(scene)
      fc.pre(ids.length > 0)
      const start = worldOf(bench)
      expect(group(bench, ids)).toMatchObject({ ok: true, changed: true })
      expect(jump(start, worldOf(bench), 'frame')).toBeLessThan(0.001)
      bench.bus.execute(transformEntities, {
        changes: [
          { entityId: entityId('g'), position: [1, 2, 3], rotation: [10, 200, 30], scale: [2, 2, 2] },
        ],
      })
      const moved = worldOf(bench)
      expect(bench.bus.execute(ungroupEntity, { groupId: entityId('g') }).ok).toBe(true)
      expect(jump(moved, worldOf(bench), 'frame')).toBeLessThan(0.001)
    })
    assertProperty(property, 150)
  })

  test('whatever the scales are, every thing that is grouped keeps its place', () => {
    const property = fc.property(anyScene(vector(part(0.5, 2))), (scene) => {
      const { bench, ids } = built(scene)
      fc.pre(ids.length > 0)
      const members = worldOf(bench)
      for (const id of members.keys()) if (!ids.includes(id)) members.delete(id)
      group(bench, ids)
      expect(jump(members, worldOf(bench), 'place')).toBeLessThan(0.001)
    })
    assertProperty(property, 150)
  })

  test('things of one parent keep their turn and size to the last bit', () => {
    const property = fc.property(anyScene(vector(part(-2, 2))), (scene) => {
      const flat = { ...scene, things: scene.things.map((thing, index) => ({ ...thing, parent: index })) }
      const { bench, ids } = built(flat)
      fc.pre(ids.length > 0)
      const before = ids.map((id) => bench.bus.project.entity(id))
      group(bench, ids)
      for (const entity of before) {
        expect(bench.bus.project.entity(entity!.id)).toMatchObject({
          rotation: entity!.rotation,
          scale: entity!.scale,
          parentId: 'g',
        })
      }
    })
    assertProperty(property, 60)
  })

  test('the group stands in the middle, in the place of the first of them, inside what they share', () => {
    const bench = workbench()
    const { bus } = bench
    bus.execute(createEntity, { ...box('d', 'b'), position: [4, 0, 2] })
    bus.execute(createEntity, { ...box('e', 'b'), position: [0, 6, 2] })
    group(bench, [entityId('e'), entityId('d')])
    expect(bus.project.children(sceneId, entityId('b'))).toEqual(['c', 'g'])
    expect(bus.project.children(sceneId, entityId('g'))).toEqual(['d', 'e'])
    expect(bus.project.entity(entityId('g'))).toMatchObject({ position: [2, 3, 2], parentId: 'b' })
    expect(bus.project.entity(entityId('d'))?.position).toEqual([2, -3, 0])
  })

  test('what a hidden group hid stays hidden when it is dissolved', () => {
    const bench = workbench()
    group(bench, [entityId('a'), entityId('b')])
    bench.bus.execute(hideEntities, { entityIds: [entityId('g')], isHidden: true })
    bench.bus.execute(ungroupEntity, { groupId: entityId('g') })
    const hidden = bench.bus.project.entities(sceneId).filter(({ isHidden }) => isHidden)
    expect(hidden.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('one undo brings the tree back as it was', () => {
    const { bench, ids } = built({
      things: [0, 0, 1].map((parent) => ({
        parent,
        position: [1, 2, 3],
        rotation: [9, 8, 7],
        scale: [2, 1, 3],
      })),
      chosen: [0, 2],
    })
    const before = shown(bench.bus.project)
    group(bench, ids)
    bench.bus.undo('scene')
    expect(shown(bench.bus.project)).toBe(before)
  })

  test('each member remembers the parent that it came from, for when the group is caught in a circle', () => {
    const { bus, document } = workbench()
    bus.execute(createEntity, { ...box('outer'), position: [0, 0, 0] })
    bus.execute(groupEntities, {
      groupId: entityId('g'),
      name: 'Group',
      entityIds: [entityId('c'), entityId('outer')],
    })
    const place = (id: string) => recordsOf(document).value(`ents:${sceneId}`, id, 'place')
    expect(place('c')).toMatchObject({ p: 'g', prev: 'b' })
    expect(place('outer')).toMatchObject({ p: 'g', prev: '' })
  })

  test('two people who group the same things at once both have every thing once', () => {
    const [ana, ben] = [workbench(), workbench({ actor: 'ben', clientId: 200 })]
    const updates = [ana, ben].map(({ document }) => {
      const all: Uint8Array[] = []
      document.on('update', (update: Uint8Array) => all.push(update))
      return all
    })
    ana.bus.execute(groupEntities, {
      groupId: entityId('ga'),
      name: 'A',
      entityIds: [entityId('a'), entityId('b')],
    })
    ben.bus.execute(groupEntities, {
      groupId: entityId('gb'),
      name: 'B',
      entityIds: [entityId('b'), entityId('a')],
    })
    const [fromAna = [], fromBen = []] = updates.map((all) => [...all])
    for (const update of fromBen) ana.bus.applyRemote(update, 'ben')
    for (const update of fromAna) ben.bus.applyRemote(update, 'ana')
    expect(shown(ana.bus.project)).toBe(shown(ben.bus.project))
    const ids = ana.bus.project.entities(sceneId).map(({ id }) => id)
    for (const id of ['a', 'b', 'c']) expect(ids.filter((one) => one === id)).toHaveLength(1)
  })
})

test('a group stands in the nearest thing that all of it lie in, and leaves what lies in another one of it there', () => {
  assertProperty(
    fc.property(anyScene(fc.constant([1, 1, 1])), (scene) => {
      const { bench, ids } = built(scene)
      fc.pre(ids.length > 0)
      const { project } = bench.bus
      const above = (id: EntityId): EntityId[] => {
        const parentId = project.entity(id)?.parentId ?? null
        return parentId === null ? [] : [parentId, ...above(parentId)]
      }
      const members = ids.filter((id) => !above(id).some((one) => ids.includes(one)))
      const [nearest = null] = members.map(above).reduce((a, b) => a.filter((id) => b.includes(id)))
      expect(group(bench, ids)).toMatchObject({ ok: true })
      expect(project.entity(entityId('g'))?.parentId).toBe(nearest)
      expect(new Set(project.children(sceneId, entityId('g')))).toEqual(new Set(members))
    }),
    100,
  )
})
