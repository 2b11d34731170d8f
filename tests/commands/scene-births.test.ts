import { expect, it } from 'vitest'
import { performSteps } from '../../interchange/perform-steps.ts'
import { SceneId } from '../../model/ids.ts'
import { box, entityId, protagonists, workbench } from './support/workbench.ts'

const newScene = SceneId.parse('cave')
const birth = (id: string) => {
  const { sceneId: _, parentId: __, before: ___, ...rest } = box(id)
  return rest
}
const create = (others: readonly object[], people: readonly object[] = protagonists('-cave')) => {
  const entities = [...people, ...others]
  const bench = workbench()
  const payload = { sceneId: newScene, fileId: 'cave-index', name: 'Cave', template: '', entities }
  return { ...bench, verdict: performSteps(bench.bus, [{ type: 'scene.create', payload }]) }
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
  expect(create([], hidden).verdict.ok).toBe(false)
  expect(create([], protagonists('-cave')).verdict.ok).toBe(true)
})
