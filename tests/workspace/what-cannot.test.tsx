// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { groupEntities } from '../../commands/entity/group-entities.ts'
import { lockEntity } from '../../commands/entity/lock-entities.ts'
import { moveEntity } from '../../commands/entity/move-entities.ts'
import { EntityId } from '../../model/ids.ts'
import { Hierarchy } from '../../src/workspace/left/Hierarchy.tsx'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

async function render(): Promise<RenderedWorkspace> {
  rendered = await renderWorkspace(
    <>
      <Hierarchy />
      <PropertiesPanel />
    </>,
  )
  return rendered
}

const player = EntityId.parse('player')
const groupId = EntityId.parse('boat')
const row = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="row"]')].find(({ textContent }) =>
    textContent?.includes(name),
  )
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)

async function choose(menu: string, item: string): Promise<void> {
  act(() => button(menu)?.click())
  const found = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(({ textContent }) =>
    textContent?.startsWith(item),
  )
  if (!found) throw new Error(`no ${item} in ${menu}`)
  await act(async () => found.click())
}

const names = ({ bus }: RenderedWorkspace) =>
  bus.project.entities(bus.project.defaultScene.id).map(({ name }) => name)

test('[W14] the player is neither hidden, copied nor deleted, and it is said why', async () => {
  const workspace = await render()
  const before = names(workspace)
  expect(button('Hide Box')).not.toBeNull()
  expect(button('Lock Player')).not.toBeNull()
  expect(button('Hide Player')).toBeNull()
  for (const item of ['Make another one', 'Delete']) {
    await act(async () => workspace.state.selection.set([player]))
    await choose('More about Player', item)
    await vi.waitFor(() => expect(document.body.textContent).toContain('every world needs somebody in it'))
  }
  expect(names(workspace)).toEqual(before)
})

test('[W14] what is locked is not moved to another place', async () => {
  const { bus, boxId } = await render()
  act(() => void bus.execute(lockEntity, { entityId: boxId, isLocked: true }))
  expect(button('Unlock Box')).not.toBeNull()
  const refused = bus.execute(moveEntity, { entityId: boxId, parentId: player, before: null })
  expect(refused).toMatchObject({ ok: false, code: 'entity.locked', params: { name: 'Box' } })
})

test('[W14] only what holds something can be opened, and a boat is copied without the player in it', async () => {
  const workspace = await render()
  const { bus, state, boxId } = workspace
  expect(row('Box')?.getAttribute('aria-expanded')).toBeNull()
  act(() => {
    bus.execute(groupEntities, { groupId, name: 'Boat', entityIds: [boxId] })
    bus.execute(moveEntity, { entityId: player, parentId: groupId, before: null })
  })
  expect(row('Boat')?.getAttribute('aria-expanded')).not.toBeNull()
  await act(async () => state.selection.set([groupId]))
  await choose('More about Boat', 'Make another one')
  expect(names(workspace).filter((name) => name.startsWith('Boat'))).toEqual(['Boat', 'Boat 2'])
  expect(names(workspace).filter((name) => name === 'Box')).toHaveLength(2)
  expect(names(workspace).filter((name) => name === 'Player')).toHaveLength(1)
})
