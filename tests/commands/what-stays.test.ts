import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { moveEntity } from '../../commands/entity/move-entities.ts'
import { deleteFile } from '../../commands/file/delete-file.ts'
import { copyScene } from '../../commands/scene/copy-scene.ts'
import { deleteScene } from '../../commands/scene/delete-scene.ts'
import { setDefaultScene } from '../../commands/scene/set-default-scene.ts'
import { SceneId } from '../../model/ids.ts'
import { protectedKinds } from '../../model/kinds/entity-kinds.ts'
import { materialise } from '../../model/project/materialise.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { anyCall } from './support/fuzz.ts'
import { shown } from './support/shown.ts'
import { entityId, indexId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const second = SceneId.parse('second')

const protagonistsOf = ({ bus: { project } }: Workbench, id: SceneId) =>
  project
    .entities(id)
    .map(({ kind }) => kind)
    .filter((kind) => protectedKinds.includes(kind))
    .sort()

/** Two people with the same project, who hear of each other only by `exchange`. */
function twoPeople(prepare: (bench: Workbench) => void = () => {}) {
  const start = workbench()
  prepare(start)
  const update = Y.encodeStateAsUpdate(start.document)
  const ana = workbench({ update })
  const ben = workbench({ update, actor: 'ben', clientId: 200 })
  const exchange = () => {
    const [fromAna, fromBen] = [ana, ben].map(({ document }) => Y.encodeStateAsUpdate(document)) as [
      Uint8Array,
      Uint8Array,
    ]
    ana.bus.applyRemote(fromBen, 'ben')
    ben.bus.applyRemote(fromAna, 'ana')
    expect(shown(ana.bus.project)).toBe(shown(ben.bus.project))
  }
  return { ana, ben, exchange }
}

describe('player, camera and cursor', () => {
  test('[W14] [invariant 16] whatever is done and undone, every scene has each of them once', () => {
    const anyStep = fc.oneof(
      { weight: 5, arbitrary: anyCall },
      fc.constantFrom('undo' as const, 'redo' as const),
    )
    const property = fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => {
      const bench = workbench()
      for (const [index, step] of steps.entries()) {
        if (typeof step === 'string') bench.bus[step]('scene')
        else sendCall(bench.bus, step, `fresh-${index}`)
      }
      for (const { id } of bench.bus.project.scenes)
        expect(protagonistsOf(bench, id)).toEqual(['camera', 'cursor', 'player'])
    })
    assertProperty(property, 60)
  })

  test('[W14] [invariant 16] they are not deleted, not even with what they lie in, nor by a foreign client', () => {
    const { bus, document } = workbench()
    for (const id of ['player', 'camera', 'cursor']) {
      const refused = bus.execute(deleteEntities, { entityIds: [entityId(id)] })
      expect(refused).toMatchObject({ code: 'entity.protected' })
    }
    bus.execute(moveEntity, { entityId: entityId('player'), parentId: entityId('b'), before: null })
    bus.execute(deleteEntities, { entityIds: [entityId('b')] })
    expect(bus.project.entity(entityId('player'))).toMatchObject({ parentId: null })
    const player = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get('player')
    expect(player?.has('del')).toBe(false)
    const camera = document.getMap<Y.Map<unknown>>(`ents:${sceneId}`).get('camera')
    camera?.set('del', { t: 99, c: 'eve' })
    camera?.set('position', 'nowhere')
    expect(bus.project.entity(entityId('camera'))).toMatchObject({ kind: 'camera', position: [0, 0, 0] })
    expect(shown(materialise(document))).toBe(shown(bus.project))
  })
})

describe('the tree', () => {
  test('[invariant 17] a thing is not moved into itself or into what lies in it', () => {
    const property = fc.property(
      fc.array(anyCall, { maxLength: 40 }),
      fc.nat(),
      fc.nat(),
      (calls, one, other) => {
        const { bus, document } = workbench()
        for (const [index, call] of calls.entries()) sendCall(bus, call, `fresh-${index}`)
        const free = bus.project.entities(bus.project.scenes[0]!.id).filter(({ isLocked }) => !isLocked)
        const inner = free[one % free.length]
        fc.pre(inner !== undefined)
        const line = [inner]
        for (const { parentId } of line) {
          const parent = parentId === null ? undefined : bus.project.entity(parentId)
          if (parent) line.push(parent)
        }
        const outer = line[other % line.length]!
        fc.pre(!outer.isLocked)
        const bytes = Y.encodeStateAsUpdate(document)
        const refused = bus.execute(moveEntity, { entityId: outer.id, parentId: inner.id, before: null })
        expect(refused).toMatchObject({ code: 'entity.would-create-cycle' })
        expect(Y.encodeStateAsUpdate(document)).toEqual(bytes)
      },
    )
    assertProperty(property, 80)
  })
})

describe('deleting and bringing back', () => {
  test('[invariant 22] what an undo brings back has the ids that it had', () => {
    const property = fc.property(fc.array(anyCall, { maxLength: 40 }), fc.nat(), (calls, which) => {
      const { bus } = workbench()
      for (const [index, call] of calls.entries()) sendCall(bus, call, `fresh-${index}`)
      bus.endMerge()
      const entities = bus.project.entities(bus.project.scenes[0]!.id)
      const before = shown(bus.project)
      const chosen = entities[which % entities.length]!
      const { ok } = bus.execute(deleteEntities, { entityIds: [chosen.id] })
      fc.pre(ok)
      expect(bus.project.entity(chosen.id)).toBeUndefined()
      bus.undo('scene')
      expect(shown(bus.project)).toBe(before)
    })
    assertProperty(property, 80)
  })

  test('[invariant 22] a tab and a scene come back under their ids with everything in them', () => {
    const { bus } = workbench()
    bus.execute(copyScene, { sourceId: sceneId, sceneId: second })
    const before = shown(bus.project)
    bus.execute(deleteFile, { fileId: scriptId })
    bus.execute(deleteScene, { sceneId: second })
    expect(bus.project.scenes).toHaveLength(1)
    bus.undo('scene')
    bus.undo('project')
    expect(shown(bus.project)).toBe(before)
  })
})

describe('the last one', () => {
  test('[invariant 26] of tabs that two people delete at once the first born stays', () => {
    const { ana, ben, exchange } = twoPeople()
    expect(ana.bus.execute(deleteFile, { fileId: indexId }).ok).toBe(true)
    expect(ben.bus.execute(deleteFile, { fileId: scriptId }).ok).toBe(true)
    expect(ana.bus.execute(deleteFile, { fileId: scriptId })).toMatchObject({ code: 'file.last' })
    exchange()
    expect(ana.bus.project.files(sceneId).map(({ id }) => id)).toEqual([indexId])
    expect(ana.bus.execute(deleteFile, { fileId: indexId })).toMatchObject({ code: 'file.last' })
  })

  test('[invariant 26] of scenes that two people delete at once the first born stays, and is the default', () => {
    const { ana, ben, exchange } = twoPeople(({ bus }) => {
      bus.execute(copyScene, { sourceId: sceneId, sceneId: second })
    })
    expect(ana.bus.execute(deleteScene, { sceneId }).ok).toBe(true)
    expect(ben.bus.execute(deleteScene, { sceneId: second }).ok).toBe(true)
    expect(ana.bus.execute(deleteScene, { sceneId: second })).toMatchObject({ code: 'scene.last' })
    exchange()
    expect(ben.bus.project.scenes).toMatchObject([{ id: sceneId, isDefault: true }])
    expect(ben.bus.execute(deleteScene, { sceneId })).toMatchObject({ code: 'scene.last' })
  })

  test('[invariant 26] whatever is done and undone, a scene is left and every scene has a tab', () => {
    const types = ['scene.delete', 'file.delete', 'scene.copy', 'file.create'] as const
    const picks = fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 })
    const anyStep = fc.oneof(
      { weight: 4, arbitrary: fc.record({ type: fc.constantFrom(...types), picks }) },
      fc.record({ history: fc.constantFrom('undo', 'redo'), surface: fc.constantFrom('scene', 'project') }),
    )
    const property = fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const { bus } = workbench()
      for (const [index, step] of steps.entries()) {
        if ('history' in step) bus[step.history](step.surface)
        else sendCall(bus, step, `fresh-${index}`)
        expect(bus.project.scenes.length).toBeGreaterThan(0)
        for (const { id } of bus.project.scenes) expect(bus.project.files(id).length).toBeGreaterThan(0)
        expect(bus.project.scenes.filter(({ isDefault }) => isDefault)).toHaveLength(1)
      }
    })
    assertProperty(property, 60)
  })
})

describe('the default scene', () => {
  const twoScenes = ({ bus }: Workbench) => {
    bus.execute(copyScene, { sourceId: sceneId, sceneId: second })
  }

  test('[W15] a scene that was the default, was deleted and comes back does not take it from the new one', () => {
    const bench = workbench()
    twoScenes(bench)
    const { bus } = bench
    bus.execute(deleteScene, { sceneId })
    expect(bus.project.defaultScene.id).toBe(second)
    bus.execute(setDefaultScene, { sceneId: second })
    const record = bench.document.getMap<Y.Map<unknown>>('scenes').get(sceneId)
    record?.delete('del')
    expect(bus.project.scenes.map(({ id }) => id)).toEqual([sceneId, second])
    expect(bus.project.defaultScene.id).toBe(second)
  })

  test('[W15] two people who choose another one each agree on one', () => {
    const { ana, ben, exchange } = twoPeople((bench) => {
      twoScenes(bench)
      bench.bus.execute(copyScene, { sourceId: sceneId, sceneId: SceneId.parse('third') })
    })
    ana.bus.execute(setDefaultScene, { sceneId: second })
    ben.bus.execute(setDefaultScene, { sceneId: SceneId.parse('third') })
    exchange()
    expect(ana.bus.project.scenes.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(ana.bus.project.defaultScene.id).not.toBe(sceneId)
  })
})
