import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { lockEntity } from '../../../commands/entity/lock-entities.ts'
import { moveEntity } from '../../../commands/entity/move-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { copyScene } from '../../../commands/scene/copy-scene.ts'
import { SceneId } from '../../../model/ids.ts'
import { protectedKinds } from '../../../model/kinds/entity-kinds.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'
import { standInId, standInKindUnder } from '../../../model/project/stand-in.ts'
import { faults, shown } from '../../commands/support/shown.ts'
import { box, entityId, sceneId, type Workbench, workbench } from '../../commands/support/workbench.ts'

const things = ({ document }: Workbench) => document.getMap<Y.Map<unknown>>(`ents:${sceneId}`)
const kept = (project: Project, id = sceneId) =>
  project
    .entities(id)
    .map(({ kind }) => kind)
    .filter((kind) => protectedKinds.includes(kind))
    .sort()
const player = standInId(sceneId, 'player')

/** It shows each of them once, as every other replica does. */
function expectWhole({ bus, document }: Workbench): void {
  expect(kept(bus.project)).toEqual(['camera', 'cursor', 'player'])
  expect(faults(bus.project)).toEqual([])
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
  expect(shown(materialise(copy))).toBe(shown(bus.project))
}

/** Somebody's project after a foreign client has removed its player; it was shown before. */
function bereft(): Workbench {
  const bench = workbench()
  expectWhole(bench)
  things(bench).delete('player')
  return bench
}

test('[invariant 16] whatever hostile bytes make of player, camera and cursor, the scene shows each of them once', () => {
  const bench = workbench()
  expectWhole(bench)
  for (const id of ['player', 'camera', 'cursor']) {
    things(bench).get(id)?.set('kind', 'rock')
    expectWhole(bench)
  }
  for (const id of ['player', 'camera', 'cursor']) {
    things(bench).delete(id)
    expectWhole(bench)
  }
  for (const id of [...things(bench).keys()]) things(bench).delete(id)
  expectWhole(bench)
  things(bench).set(
    player,
    new Y.Map<unknown>([
      ['kind', 'rock'],
      ['del', { t: 1, c: 'eve' }],
      ['position', 'x'],
    ]),
  )
  expectWhole(bench)
  bench.document.getMap(`ents:${sceneId}`).set(player, 'no record')
  expectWhole(bench)
})

test('[invariant 16] a stand-in stays the same object and looks like what it stands in for', () => {
  const { bus, document } = bereft()
  const found = bus.project.entity(player)
  expect(found).toMatchObject({ kind: 'player', name: 'Player', parentId: null })
  expect(found?.components.player).toMatchObject({ gravity: 9.81 })
  const [list, children] = [bus.project.entities(sceneId), bus.project.children(sceneId, null)]
  document.getMap('meta').set('displayName', 'Other')
  expect(bus.project.entity(player)).toBe(found)
  expect(bus.project.entities(sceneId)).toBe(list)
  expect(bus.project.children(sceneId, null)).toBe(children)
})

test('[invariant 16] a stand-in can be changed like the real one, undone, and holds things', () => {
  const bench = bereft()
  const { bus } = bench
  const before = shown(bus.project)
  expect(bus.execute(deleteEntities, { entityIds: [player] })).toMatchObject({ code: 'entity.protected' })
  expect(bus.execute(lockEntity, { entityId: player, isLocked: false })).toEqual({ ok: true, changed: false })
  const changes = [{ entityId: player, position: [1, 2, 3] as const }]
  expect(bus.execute(transformEntities, { changes })).toMatchObject({ ok: true, changed: true })
  expect(bus.project.entity(player)).toMatchObject({ position: [1, 2, 3], name: 'Player' })
  expectWhole(bench)
  bus.undo('scene')
  expect(shown(bus.project)).toBe(before)
  const camera = standInId(sceneId, 'camera')
  things(bench).delete('camera')
  bus.execute(moveEntity, { entityId: entityId('a'), parentId: camera, before: null })
  expect(bus.project.entity(entityId('a'))?.parentId).toBe(camera)
  expectWhole(bench)
})

test('[invariant 16] a stand-in gives way to a real one, also when it was changed', () => {
  const bench = bereft()
  const { bus } = bench
  bus.execute(renameEntity, { entityId: player, name: 'Me' })
  things(bench).set('back', new Y.Map(Object.entries({ kind: 'player', name: 'Real' })))
  expect(bus.project.entity(player)).toBeUndefined()
  expectWhole(bench)
  things(bench).delete('back')
  expect(bus.project.entity(player)?.name).toBe('Me')
  expectWhole(bench)
})

test('[invariant 16] who brings a player puts it in the place of the stand-in, and a copied scene has its own', () => {
  const bench = bereft()
  const { bus } = bench
  const copyId = SceneId.parse('the-copy')
  expect(bus.execute(copyScene, { sourceId: sceneId, sceneId: copyId })).toMatchObject({ ok: true })
  expect(kept(bus.project, copyId)).toEqual(['camera', 'cursor', 'player'])
  expect(bus.execute(createEntity, { ...box('new'), kind: 'player', components: {} })).toMatchObject({
    ok: true,
  })
  expect(bus.project.entity(player)).toBeUndefined()
  expectWhole(bench)
})

test('an id stands in under the root of its own scene only, and under no root that is no scene’s', () => {
  expect(standInKindUnder(`ents:${sceneId}`, player)).toBe('player')
  expect(standInKindUnder('ents:another-scene', player)).toBeUndefined()
  expect(standInKindUnder('ents:', player)).toBeUndefined()
  expect(standInKindUnder('files', player)).toBeUndefined()
  expect(standInKindUnder(`ents:${sceneId}`, 'player')).toBeUndefined()
})
