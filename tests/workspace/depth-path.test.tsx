// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { groupEntities } from '../../commands/entity/group-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { EntityId } from '../../model/ids.ts'
import { DepthPath } from '../../src/workspace/scene/DepthPath.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

test('the picture says in what the selected thing lies, and a press takes that instead', async () => {
  rendered = await renderWorkspace(<DepthPath />)
  const { bus, boxId, page, state } = rendered
  const [inner, outer] = [EntityId.parse('inner'), EntityId.parse('outer')]
  const words = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  act(() => state.selection.set([boxId]))
  expect(words()).toEqual([])
  act(() => {
    bus.execute(groupEntities, { groupId: inner, name: 'Tower', entityIds: [boxId] })
    bus.execute(groupEntities, { groupId: outer, name: 'Castle', entityIds: [inner] })
  })
  expect(words()).toEqual(['Castle', 'Tower', bus.project.entity(boxId)?.name])
  act(() => void bus.execute(renameEntity, { entityId: outer, name: 'Palace' }))
  expect(words()[0]).toBe('Palace')
  act(() => page.querySelectorAll('button')[1]?.click())
  expect(state.selection.get()).toEqual([inner])
  expect(words()).toEqual(['Palace', 'Tower'])
  act(() => state.selection.set([inner, boxId]))
  expect(words()).toEqual([])
})
