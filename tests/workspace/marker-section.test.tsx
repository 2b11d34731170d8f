// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { houseMarker } from '../../model/components/source.ts'
import { EntityId } from '../../model/ids.ts'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { press } from './fields.ts'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

const [own, other] = [EntityId.parse('own'), EntityId.parse('other')]

/** Two pictures, of which the second is the marker and the first is selected. */
async function openPictures(source: string) {
  rendered = await renderWorkspace(<PropertiesPanel />)
  const { bus, page, state } = rendered
  await act(async () => {
    for (const [entityId, components] of [
      [own, { image: { source } }],
      [other, { image: { source: 'asset:other' }, marker: {} }],
    ] as const)
      bus.execute(createEntity, {
        entityId,
        sceneId: state.sceneId.get(),
        kind: 'image',
        name: entityId,
        parentId: null,
        before: null,
        position: [0, 0, 0],
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
        components,
      })
    state.selection.set([own])
  })
  const markers = () => [own, other].filter((id) => bus.project.entity(id)?.components.marker !== undefined)
  const toggle = () =>
    act(async () =>
      [...page.querySelectorAll('label')]
        .find(({ textContent }) => textContent === 'The world stands on this picture')
        ?.querySelector('input')
        ?.click(),
    )
  return { page, markers, toggle, commands: vi.spyOn(bus, 'execute') }
}

test('a picture becomes the one of AR in one step, says how well a camera will know it, and stops being it', async () => {
  const { page, markers, toggle, commands } = await openPictures('asset:own')
  await toggle()
  expect(markers()).toEqual([own])
  expect(commands).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(page.textContent).toContain('A camera will know this picture from nearby.'))
  expect(page.textContent).toContain('Print it')
  expect(page.querySelector('a[target=_blank]')).toBeNull()
  await press('Will a camera know it?')
  await toggle()
  expect(markers()).toEqual([])
})

test('the picture of the house can be opened to print it', async () => {
  const { page } = await openPictures(houseMarker)
  expect(page.querySelector<HTMLAnchorElement>('a[target=_blank]')?.href).toContain('nestling-marker')
})
