import { expect, it } from 'vitest'
import { createScene } from '../../commands/scene/create-scene.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { box, entityId, protagonists, workbench } from './support/workbench.ts'

const newScene = SceneId.parse('cave')
const birth = (id: string) => {
  const { sceneId: _, parentId: __, before: ___, ...rest } = box(id)
  return rest
}
const create = (entities: readonly object[]) => {
  const bench = workbench()
  const verdict = bench.bus.execute(createScene, {
    sceneId: newScene,
    fileId: FileId.parse('cave-index'),
    name: 'Cave',
    template: '',
    entities: [...protagonists('-cave'), ...entities],
  })
  return { ...bench, verdict }
}

it('a scene is born with things in things and with hidden things, by one command', () => {
  const { bus, verdict } = create([
    birth('chest'),
    { ...birth('coin'), parentId: entityId('chest'), isHidden: true },
  ])
  expect(verdict.ok).toBe(true)
  expect(bus.project.children(newScene, entityId('chest'))).toEqual(['coin'])
  expect(bus.project.entity(entityId('coin'))).toMatchObject({ isHidden: true, name: 'COIN' })
  expect(bus.project.entity(entityId('chest'))?.isHidden).toBe(false)
})

it('a thing whose parent does not stand before it, and a hidden player, are refused', () => {
  expect(create([{ ...birth('coin'), parentId: entityId('chest') }, birth('chest')]).verdict.ok).toBe(false)
  expect(create([{ ...birth('coin'), parentId: entityId('a') }]).verdict.ok).toBe(false)
  const hidden = protagonists('-cave').map((one) => ({ ...one, isHidden: true }))
  const bench = workbench()
  const payload = { sceneId: newScene, fileId: FileId.parse('f'), name: 'Cave', template: '' }
  expect(bench.bus.execute(createScene, { ...payload, entities: hidden }).ok).toBe(false)
})
