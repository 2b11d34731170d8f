// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { EntityId } from '../../model/ids.ts'
import { type SceneEdits, useSceneEdits } from '../../src/workspace/actions/use-scene-edits.ts'
import { Hierarchy } from '../../src/workspace/left/Hierarchy.tsx'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let edits: SceneEdits | undefined
function EditsInHand() {
  edits = useSceneEdits()
  return null
}

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

test('while several are chosen, each tap on a row takes it in or out, without any key', async () => {
  rendered = await renderWorkspace(<Hierarchy />)
  const { page, state, boxId } = rendered
  const row = (name: string) =>
    [...page.querySelectorAll<HTMLElement>('[role="row"]')].find(({ textContent }) => textContent === name)
  const user = userEvent.setup()
  const tap = async (name: string) => {
    const found = row(name)
    if (!found) throw new Error(`no row ${name}`)
    await user.click(found)
    return state.selection.get()
  }
  expect(await tap('Box')).toEqual([boxId])
  act(() => state.isChoosingSeveral.set(true))
  expect(await tap('Player')).toEqual([boxId, 'player'])
  expect(await tap('Box')).toEqual(['player'])
  act(() => state.isChoosingSeveral.set(false))
  expect(await tap('Box')).toEqual([boxId])
})

test('the toast of deleted things brings back just them, whatever was done after, and takes them in the hand', async () => {
  rendered = await renderWorkspace(<EditsInHand />)
  const { bus, state, boxId } = rendered
  act(() => edits?.remove([boxId]))
  expect(bus.project.entity(boxId)).toBeUndefined()
  act(() => void bus.execute(renameEntity, { entityId: EntityId.parse('player'), name: 'Mia' }))
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
  if (!undo) throw new Error('no Undo in the toast')
  await userEvent.setup().click(undo)
  expect(bus.project.entity(boxId)?.name).toBe('Box')
  expect(bus.project.entity(EntityId.parse('player'))?.name).toBe('Mia')
  expect(state.selection.get()).toEqual([boxId])
})

test('[invariant 29] selecting in the workspace leaves the bytes of the project as they were', async () => {
  rendered = await renderWorkspace(
    <>
      <Hierarchy />
      <PropertiesPanel />
    </>,
  )
  const { page, bus, bytes, state, boxId } = rendered
  const before = bytes()
  const { version } = bus.project
  const row = [...page.querySelectorAll<HTMLElement>('[role="row"]')].find(({ textContent }) =>
    textContent?.includes('Box'),
  )
  if (!row) throw new Error('the box is not in the hierarchy')
  await userEvent.setup().click(row)
  expect(state.selection.get()).toEqual([boxId])
  await vi.waitFor(() => expect(page.querySelector('h3')?.textContent).toBe('Box'))
  act(() => state.selection.set([boxId, EntityId.parse('player')]))
  act(() => state.selection.set([]))
  expect(bus.project.version).toBe(version)
  expect(bytes()).toEqual(before)
  expect(bus.nextUndo('scene')?.key).toBe('command.entity.create')
})
