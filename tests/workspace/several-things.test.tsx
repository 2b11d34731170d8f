// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lockEntities } from '../../commands/entity/lock-entities.ts'
import { EntityId } from '../../model/ids.ts'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

const playerId = EntityId.parse('player')

/** The box and the player, selected together. */
async function openBoth(): Promise<RenderedWorkspace> {
  rendered = await renderWorkspace(<PropertiesPanel />)
  const { state, boxId } = rendered
  act(() => state.selection.set([playerId, boxId]))
  return rendered
}

async function press({ page }: RenderedWorkspace, name: string): Promise<void> {
  const find = () =>
    [...page.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
    )
  await vi.waitFor(() => expect(find(), name).toBeDefined())
  const button = find()
  if (button) await userEvent.setup().click(button)
}

test('of several things all are hidden and shown again but the player', async () => {
  const workspace = await openBoth()
  const isHidden = (id: EntityId) => workspace.bus.project.entity(id)?.isHidden
  await press(workspace, 'Hide')
  expect([isHidden(workspace.boxId), isHidden(playerId)]).toEqual([true, false])
  await press(workspace, 'Show')
  expect(isHidden(workspace.boxId)).toBe(false)
})

test('of several things all are copied but the player', async () => {
  const workspace = await openBoth()
  const { project } = workspace.bus
  await press(workspace, 'Make another')
  const kinds = project.entities(workspace.state.sceneId.get()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'shape')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'player')).toHaveLength(1)
})

test('of several things all go into a group but the player', async () => {
  const workspace = await openBoth()
  await press(workspace, 'Group')
  expect(workspace.bus.project.entity(workspace.boxId)?.parentId).toEqual(expect.any(String))
  expect(workspace.bus.project.entity(playerId)?.parentId).toBeNull()
})

test('where none can be grouped, all stay and it is said why', async () => {
  const workspace = await openBoth()
  act(() => void workspace.bus.execute(lockEntities, { entityIds: [workspace.boxId], isLocked: true }))
  await press(workspace, 'Group')
  expect(workspace.bus.project.entity(workspace.boxId)?.parentId).toBeNull()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Box is locked'))
})
