import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { removeAsset } from '../../../commands/asset/remove-asset.ts'
import { replaceAsset } from '../../../commands/asset/replace-asset.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { completeStep } from '../../../commands/course/complete-step.ts'
import { restartCourse } from '../../../commands/course/restart-course.ts'
import { changeDoodle } from '../../../commands/doodle/change-doodle.ts'
import { createDoodle } from '../../../commands/doodle/create-doodle.ts'
import { lockEntity } from '../../../commands/entity/lock-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { setComponent } from '../../../commands/entity/set-component.ts'
import { createVariable } from '../../../commands/variable/create-variable.ts'
import { deleteVariable } from '../../../commands/variable/delete-variable.ts'
import { renameVariable } from '../../../commands/variable/rename-variable.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { whereUsed } from '../../../model/assets/where-used.ts'
import { AssetId, CourseId, DoodleId, StepId, StrokeId } from '../../../model/ids.ts'
import { entityId, indexId, sceneId, type Workbench, workbench } from '../support/workbench.ts'

const people = () =>
  ['ana', 'ben', 'cem'].map((actor, index) => workbench({ actor, clientId: 300 - index })) as [
    Workbench,
    Workbench,
    Workbench,
  ]

/** Everybody gets everything, each in another order. */
function meet(all: readonly Workbench[]): void {
  const updates = all.map(({ document }) => Y.encodeStateAsUpdate(document))
  all.forEach(({ bus }, index) => {
    for (const update of index % 2 === 0 ? updates : updates.toReversed()) bus.applyRemote(update, 'peer')
  })
}

const picture = (id: string, fileName: string) => ({
  assetId: AssetId.parse(id),
  type: 'images' as const,
  fileName,
  key: `sha-${id}`,
  link: '',
  isDisabled: false,
})
const shows = (id: string) => ({
  entityId: entityId('a'),
  component: 'later',
  value: { src: `asset:${id}` },
})

describe('assets', () => {
  test('two that get one name at once are told apart the same way everywhere, and keep their names apart later', () => {
    const all = people()
    const [ana, ben] = all
    ana.bus.execute(addAsset, picture('one', 'tree.png'))
    ben.bus.execute(addAsset, picture('two', 'Tree.jpg'))
    meet(all)
    for (const { bus } of all) expect(bus.project.assets.map(({ name }) => name)).toEqual(['tree', 'Tree2'])
  })

  test('one that is removed while somebody begins to use it is unlisted and still shown', () => {
    const all = people()
    const [ana, ben] = all
    ana.bus.execute(addAsset, picture('one', 'tree.png'))
    meet(all)
    ana.bus.execute(removeAsset, { assetId: AssetId.parse('one') })
    ben.bus.execute(setComponent, shows('one'))
    meet(all)
    for (const { bus } of all) {
      expect(bus.project.assets).toEqual([])
      expect(bus.project.asset(AssetId.parse('one'))).toMatchObject({ name: 'tree', isRemoved: true })
    }
  })

  test('where one is used is found, and replacing it reaches locked things and undoes as one step', () => {
    const { bus } = workbench()
    const one = AssetId.parse('one')
    bus.execute(addAsset, picture('one', 'tree.png'))
    bus.execute(addAsset, picture('two', 'house.png'))
    bus.execute(setComponent, shows('one'))
    bus.execute(setComponent, { ...shows('one'), entityId: entityId('b') })
    bus.execute(lockEntity, { entityId: entityId('b'), isLocked: true })
    const uses = whereUsed(bus.project, assetReference(one))
    expect(uses).toEqual(
      ['a', 'b'].map((id) => ({ kind: 'component', sceneId, entityId: id, component: 'later' })),
    )
    bus.execute(replaceAsset, { assetId: one, replacementId: AssetId.parse('two') })
    expect(whereUsed(bus.project, assetReference(one))).toEqual([])
    expect(whereUsed(bus.project, assetReference(AssetId.parse('two')))).toEqual(uses)
    bus.undo('assets')
    expect(whereUsed(bus.project, assetReference(one))).toEqual(uses)
  })
})

describe('variables', () => {
  const variable = (id: string, name: string) => ({ fileId: indexId, variable: { id, name, type: '' } })
  const names = ({ bus }: Workbench) => bus.project.blocks(indexId).variables.map(({ name }) => name)

  test('two that get one name at once are told apart the same way everywhere', () => {
    const all = people()
    all[0].bus.execute(createVariable, variable('v', 'score'))
    all[1].bus.execute(createVariable, variable('w', 'lives'))
    meet(all)
    all[0].bus.execute(renameVariable, { fileId: indexId, variableId: 'v', name: 'Punkte' })
    all[1].bus.execute(renameVariable, { fileId: indexId, variableId: 'w', name: 'punkte' })
    meet(all)
    for (const one of all) expect(names(one)).toEqual(['Punkte', 'punkte2'])
  })

  test('[invariant 54] one that is deleted while somebody begins to use it stays', () => {
    const all = people()
    const [ana, ben] = all
    ana.bus.execute(createVariable, variable('v', 'score'))
    meet(all)
    expect(ana.bus.execute(deleteVariable, { fileId: indexId, variableId: 'v' })).toMatchObject({ ok: true })
    ben.bus.execute(changeBlocks, {
      fileId: indexId,
      upserts: [
        { id: 'x', type: 'get', hasNext: false, fields: { VAR: { id: 'v' } }, extra: {}, shadows: {} },
      ],
      deletes: [],
    })
    meet(all)
    for (const one of all) expect(names(one)).toEqual(['score'])
    ben.bus.endMerge()
    ben.bus.execute(changeBlocks, { fileId: indexId, upserts: [], deletes: ['x'] })
    expect(names(ben)).toEqual([])
    ben.bus.undo(`file:${indexId}`)
    expect(names(ben)).toEqual(['score'])
  })
})

describe('doodles', () => {
  const doodleId = DoodleId.parse('sun')
  const stroke = (id: string, fill = '#ffcc00') => ({
    id: StrokeId.parse(id),
    shape: {
      kind: 'ellipse' as const,
      ...{ x: 1, y: 2, radiusX: 3, radiusY: 4, fill, stroke: null, strokeWidth: 5 },
    },
  })
  const change = (parts: object) => ({ doodleId, upserts: [], deletes: [], ...parts })
  const ids = ({ bus }: Workbench) => bus.project.doodle(doodleId)?.strokes.map(({ id }) => id)

  function drawn() {
    const all = people()
    all[0].bus.execute(createDoodle, { doodleId, name: 'Sonne', width: 300, height: 200 })
    all[0].bus.execute(changeDoodle, change({ upserts: [stroke('a'), stroke('b'), stroke('c')] }))
    meet(all)
    return all
  }

  test('a stroke that one moves among the others and another paints keeps both', () => {
    const all = drawn()
    const top = { id: StrokeId.parse('a'), before: null }
    all[0].bus.execute(changeDoodle, change({ moves: [top] }))
    all[1].bus.execute(changeDoodle, change({ upserts: [stroke('a', '#00ff00')] }))
    meet(all)
    for (const one of all) {
      expect(ids(one)).toEqual(['b', 'c', 'a'])
      expect(one.bus.project.doodle(doodleId)?.strokes[2]?.shape.fill).toBe('#00ff00')
    }
  })

  test('what three people draw at once on top lies in one order everywhere, and can be put between', () => {
    const all = drawn()
    all.forEach(({ bus }, index) => {
      bus.execute(changeDoodle, change({ upserts: [stroke(`new${index}`), stroke(`more${index}`)] }))
    })
    meet(all)
    const order = ids(all[0])
    expect(order).toHaveLength(9)
    for (const one of all) expect(ids(one)).toEqual(order)
    const last = order?.at(-1) ?? StrokeId.parse('none')
    all[0].bus.execute(
      changeDoodle,
      change({ upserts: [stroke('mid')], moves: [{ id: 'mid', before: last }] }),
    )
    expect(ids(all[0])?.slice(-2)).toEqual(['mid', last])
  })

  test('an erased stroke that somebody changes meanwhile comes back, and one stroke is one step of undo', () => {
    const all = drawn()
    all[0].bus.execute(changeDoodle, change({ deletes: ['a'] }))
    all[0].bus.execute(changeDoodle, change({ upserts: [stroke('a', '#112233')] }))
    expect(ids(all[0])).toEqual(['b', 'c', 'a'])
    all[0].bus.undo(`doodle:${doodleId}`)
    all[0].bus.undo(`doodle:${doodleId}`)
    expect(ids(all[0])).toEqual(['a', 'b', 'c'])
    const same = all[0].bus.project.doodle(doodleId)?.strokes[1]
    all[0].bus.execute(changeDoodle, change({ deletes: ['c'] }))
    expect(all[0].bus.project.doodle(doodleId)?.strokes[1]).toBe(same)
  })

  test('a sheet that is full takes no more', () => {
    const all = drawn()
    const many = Array.from({ length: 4_998 }, (_, index) => stroke(`s${index}`))
    const verdict = all[0].bus.execute(changeDoodle, change({ upserts: many }))
    expect(verdict).toMatchObject({ ok: false, code: 'doodle.full' })
    expect(all[0].bus.execute(changeDoodle, change({ upserts: many.slice(1) }))).toMatchObject({ ok: true })
    expect(ids(all[0])).toHaveLength(5_000)
    // What is not there, or is named twice, makes no room.
    const none = ['nobody', 'nothing', 's4', 's4']
    const twoMore = change({ upserts: [stroke('y'), stroke('z')], deletes: none })
    expect(all[0].bus.execute(changeDoodle, twoMore)).toMatchObject({ ok: false, code: 'doodle.full' })
    const oneMore = change({ upserts: [stroke('z'), stroke('z')], deletes: none })
    expect(all[0].bus.execute(changeDoodle, oneMore)).toMatchObject({ ok: true })
    expect(ids(all[0])).toHaveLength(5_000)
  })
})

describe('course progress', () => {
  const courseId = CourseId.parse('t-rex')
  const step = (id: string) => ({ courseId, stepId: StepId.parse(id) })
  const done = ({ bus }: Workbench) => bus.project.progress.flatMap(({ steps }) => steps.map(({ id }) => id))

  test('a step that two people do at once is done once, with what each did besides', () => {
    const all = people()
    all[0].wait(10)
    all[0].bus.execute(completeStep, step('place'))
    all[1].wait(20)
    all[1].bus.execute(completeStep, step('place'))
    all[1].bus.execute(completeStep, step('jump'))
    meet(all)
    for (const one of all) {
      expect([...done(one)].sort()).toEqual(['jump', 'place'])
      expect(one.bus.project.progress).toEqual(all[2].bus.project.progress)
    }
  })

  test('a step that is done again later stays as it was done first', () => {
    const { bus, wait, journal } = workbench()
    bus.execute(completeStep, step('place'))
    wait(1_000)
    expect(bus.execute(completeStep, step('place'))).toEqual({ ok: true, changed: false })
    expect(bus.project.progress[0]?.steps).toEqual([{ id: 'place', at: 0, by: 'ana' }])
    expect(journal).toHaveLength(1)
  })

  test('a step that is done while somebody begins the course again stays done', () => {
    const all = people()
    all[0].bus.execute(completeStep, step('place'))
    meet(all)
    all[0].bus.execute(restartCourse, { courseId })
    all[1].bus.execute(completeStep, step('jump'))
    meet(all)
    for (const one of all) expect(done(one)).toEqual(['jump'])
  })

  test('[invariant 38] is no step of undo, and what was undone before can still be redone', () => {
    const { bus } = workbench()
    bus.execute(renameEntity, { entityId: entityId('a'), name: 'Baum' })
    bus.undo('scene')
    bus.execute(completeStep, step('place'))
    expect(bus.nextUndo('project')).toBeUndefined()
    expect(bus.redo('scene')).toMatchObject({ ok: true })
    expect(bus.project.entity(entityId('a'))?.name).toBe('Baum')
    bus.undo('scene')
    bus.execute(renameEntity, { entityId: entityId('a'), name: 'Busch' })
    expect(bus.redo('scene')).toEqual({ ok: false, reason: 'nothing' })
  })
})
