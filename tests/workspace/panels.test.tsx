// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { EntityId } from '../../model/ids.ts'
import { ProjectName } from '../../src/workspace/header/ProjectName.tsx'
import { UndoRedo } from '../../src/workspace/header/UndoRedo.tsx'
import { AddPanel } from '../../src/workspace/left/AddPanel.tsx'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

const twin = EntityId.parse('twin')
let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** The element of `page` with this accessible name given by `aria-label`, or these words. */
function named<E extends Element>(selector: string, name: string, kind: new () => E): E {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  )
  if (!(found instanceof kind)) throw new Error(`no ${selector} called ${name}`)
  return found
}

const input = (name: string) => named('input', name, HTMLInputElement)
const button = (name: string) => named('button', name, HTMLButtonElement)

function type(field: HTMLInputElement, text: string) {
  act(() => {
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const press = (field: HTMLElement, key: string) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

async function renderWith(part: Parameters<typeof renderWorkspace>[0]) {
  rendered = await renderWorkspace(part)
  const { bus, state, boxId } = rendered
  await act(async () => state.selection.set([boxId]))
  const box = () => bus.project.entity(boxId)
  const commands = vi.spyOn(bus, 'execute')
  return { ...rendered, box, commands }
}

describe('Properties', () => {
  it('[W09] stores a typed number once, on Enter, and works out sums', async () => {
    const { box, commands } = await renderWith(<PropertiesPanel />)
    const field = input('Position X')
    type(field, '2+3')
    expect(commands).not.toHaveBeenCalled()
    press(field, 'Enter')
    act(() => field.blur())
    expect(commands).toHaveBeenCalledTimes(1)
    expect(box()?.position).toEqual([5, 2, 3])
  })

  it('stores nothing after Esc and for what is no number', async () => {
    const { commands } = await renderWith(<PropertiesPanel />)
    const field = input('Position Y')
    type(field, '7')
    press(field, 'Escape')
    act(() => field.blur())
    type(field, 'seven')
    press(field, 'Enter')
    expect(commands).not.toHaveBeenCalled()
    expect(field.value).toBe('2')
    expect(document.body.textContent).toContain('“seven” is not a number.')
  })

  it('says why it does not take an empty name, of a thing or of the project', async () => {
    const { box, bus } = await renderWith(
      <>
        <ProjectName />
        <PropertiesPanel />
      </>,
    )
    for (const name of ['Name of the project', 'Name']) {
      const field = [...document.querySelectorAll('input')].find(
        (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent) === name,
      )
      if (!field) throw new Error(`no field ${name}`)
      type(field, '  ')
      act(() => field.blur())
      expect(document.body.textContent).toContain('Give it a name first.')
    }
    expect(box()?.name).toBe('Box')
    expect(bus.project.meta.displayName).toBe('Test')
  })

  it('shows a drag of the letter without storing it, and stores one command at its end', async () => {
    const { box, commands, previews } = await renderWith(<PropertiesPanel />)
    const letter = input('Position X').parentElement?.querySelector('span')
    if (!letter) throw new Error('no letter')
    letter.setPointerCapture = () => undefined
    const point = (name: string, clientX: number) =>
      act(() => void letter.dispatchEvent(new MouseEvent(name, { clientX, button: 0, bubbles: true })))
    point('pointerdown', 0)
    point('pointermove', 8)
    point('pointermove', 16)
    expect(previews.map(([entity]) => entity?.position[0])).toEqual([2, 3])
    expect(commands).not.toHaveBeenCalled()
    point('pointerup', 16)
    expect(commands).toHaveBeenCalledTimes(1)
    expect(box()?.position).toEqual([3, 2, 3])
  })

  it('changes colour and name by one command each', async () => {
    const { box, commands } = await renderWith(<PropertiesPanel />)
    act(() => button('Berry').click())
    expect(box()?.components.material).toEqual({ color: '#D8427F' })
    const label = [...document.querySelectorAll('label')].find((element) => element.textContent === 'Name')
    const name = document.getElementById(label?.htmlFor ?? '')
    if (!(name instanceof HTMLInputElement)) throw new Error('no name field')
    type(name, 'Berry box')
    act(() => name.blur())
    expect(box()?.name).toBe('Berry box')
    expect(commands).toHaveBeenCalledTimes(2)
  })

  it('says what to do while nothing is selected', async () => {
    const { state, page } = await renderWith(<PropertiesPanel />)
    act(() => state.selection.set([]))
    expect(page.textContent).toContain('Click something in the scene to change it.')
  })

  it('[W14] refuses to delete the player and says why', async () => {
    const { bus, state, box, boxId } = await renderWith(<PropertiesPanel />)
    const player = bus.project.entities(bus.project.defaultScene.id).find(({ kind }) => kind === 'player')
    if (!player) throw new Error('no player')
    act(() => state.selection.set([player.id, boxId]))
    act(() => button('Delete').click())
    await vi.waitFor(() => expect(document.body.textContent).toContain('every world needs somebody in it'))
    expect(bus.project.entity(player.id)).toBeDefined()
    expect(box()).toBeDefined()
  })
})

describe('Add', () => {
  it('[W11] puts a thing in front of the camera, named and selected, by one command that can be undone', async () => {
    const { bus, state, commands, asked } = await renderWith(
      <>
        <AddPanel />
        <UndoRedo />
      </>,
    )
    act(() => state.view.set('design'))
    act(() => button('Basic shapes').click())
    await act(async () => button('Box').click())
    expect(commands).toHaveBeenCalledTimes(1)
    const [id] = state.selection.get()
    const added = id === undefined ? undefined : bus.project.entity(id)
    expect(added).toMatchObject({ name: 'Box 2', kind: 'shape', position: [0.2, 0.5, 4.3] })
    expect(asked.spots).toEqual([expect.objectContaining({ kind: 'shape', position: [0, 0.5, 0] })])
    expect(asked.reveals).toEqual([[id]])
    act(() => button('Undo').click())
    expect(id === undefined ? undefined : bus.project.entity(id)).toBeUndefined()
  })

  it('finds things of every category by a word', async () => {
    const { page } = await renderWith(<AddPanel />)
    type(input('Find something'), 'drag')
    expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Dragon'])
    type(input('Find something'), 'zzz')
    expect(page.textContent).toContain('Nothing is called “zzz”.')
  })
})

describe('groups', () => {
  it('puts the selected things into one and takes it apart again', async () => {
    const { bus, state, boxId } = await renderWith(<PropertiesPanel />)
    act(
      () =>
        void bus.execute(cloneEntities, { copies: [{ sourceId: boxId, entityId: twin }], offset: [2, 0, 0] }),
    )
    act(() => state.selection.set([boxId, twin]))
    act(() => button('Group').click())
    const [groupId] = state.selection.get()
    expect(bus.project.entity(groupId!)).toMatchObject({ kind: 'group', name: 'Group', position: [2, 2, 3] })
    expect(document.querySelector('h3')?.textContent).toBe('Group')
    act(() => button('More about Group').click())
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      ({ textContent }) => textContent === 'Ungroup',
    )
    act(() => item?.click())
    expect(state.selection.get()).toEqual([boxId, twin])
    expect(bus.project.entity(boxId)).toMatchObject({ parentId: null, position: [1, 2, 3] })
  })
})
