// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

const thing = EntityId.parse('thing')

async function show(kind: string, components: Readonly<Record<string, JsonObject>>) {
  rendered = await renderWorkspace(<PropertiesPanel />)
  const { bus, state } = rendered
  const sceneId = bus.project.defaultScene.id
  const place = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] } as const
  await act(async () => {
    const verdict = bus.execute(createEntity, {
      entityId: thing,
      sceneId,
      kind,
      name: 'Thing',
      parentId: null,
      before: null,
      position: [...place.position],
      rotation: [...place.rotation],
      scale: [...place.scale],
      components,
    })
    if (!verdict.ok) throw new Error(verdict.code)
    state.selection.set([thing])
  })
  const material = () => bus.project.entity(thing)?.components.material
  return { ...rendered, material }
}

/** The slider with this label. */
function slider(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')].find((input) =>
    (input.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .some((id) => document.getElementById(id)?.textContent === name),
  )
  if (!found) throw new Error(`no slider ${name}`)
  return found
}

/** Moves a slider by keys: each arrow is a step of 5 %. */
async function slide(name: string, keys: string): Promise<void> {
  const user = userEvent.setup()
  act(() => slider(name).focus())
  await user.keyboard(keys)
}

test('more see-through is less opacity, and no see-through is all of it', async () => {
  const { material, previews } = await show('shape', {
    geometry: { primitive: 'box' },
    material: { color: '#FF0000' },
  })
  expect(slider('See-through').value).toBe('0')
  await slide('See-through', '{ArrowRight}')
  expect(material()).toEqual({ color: '#FF0000', opacity: 0.95 })
  expect(previews.at(-1)?.[0]?.components.material).toEqual({ color: '#FF0000', opacity: 0.95 })
  expect(slider('See-through').value).toBe('0.05')
  await slide('See-through', '{End}')
  expect(material()).toEqual({ color: '#FF0000', opacity: 0 })
})

test('a model becomes see-through and glows without being painted', async () => {
  const { material } = await show('model', { model: { name: 'tree' } })
  await slide('See-through', '{ArrowRight}{ArrowRight}')
  await slide('Glows', '{ArrowRight}')
  expect(material()).toEqual({ opacity: 0.9, glow: 0.05 })
})

test.each([
  ['text', { text: { value: 'Hello', color: '#FFFFFF' } }, false],
  ['image', { image: { source: 'asset:picture' } }, false],
  ['imported', { imported: { source: 'asset:horse' } }, true],
] as const)('a thing of the kind %s becomes see-through too', async (kind, components, glows) => {
  const { page, material } = await show(kind, components)
  await slide('See-through', '{ArrowRight}')
  expect(material()).toEqual({ opacity: 0.95 })
  expect(page.textContent?.includes('Glows')).toBe(glows)
})

test('what falls can be made springy beside its weight; a ghost has neither', async () => {
  const { bus } = await show('shape', { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } })
  await slide('Bounciness', '{ArrowRight>4/}')
  expect(bus.project.entity(thing)?.components.physics).toEqual({ body: 'falling', bounciness: 0.2 })
  await act(async () => {
    bus.execute(setComponent, { entityId: thing, component: 'physics', value: { body: 'ghost' } })
  })
  expect(document.body.textContent).not.toContain('Bounciness')
})

test('an uploaded model gets a body together with its sides, in one step, and loses both', async () => {
  const { bus } = await show('imported', { imported: { source: 'asset:cat' } })
  const named = (selector: string, text: string) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.textContent?.includes(text))
    if (!found) throw new Error(`no ${text}`)
    return found
  }
  const user = userEvent.setup()
  const choose = async (before: string, after: string) => {
    await user.click(named('button[aria-haspopup=listbox]', before))
    await user.click(named('[role=option]', after))
  }
  await choose('As usual', 'falls down')
  expect(bus.project.entity(thing)?.components.physics).toEqual({ body: 'falling', sides: [1, 0.5, 0.25] })
  await choose('falls down', 'As usual')
  expect(bus.project.entity(thing)?.components.physics).toBeUndefined()
})

test('what is written on a button of the look is part of its name, so that who speaks to the device can press it', async () => {
  await show('shape', { geometry: { primitive: 'box' } })
  const named = [...document.querySelectorAll('button[aria-label]')].filter(
    ({ textContent }) => textContent !== '',
  )
  expect(named.map(({ ariaLabel }) => ariaLabel)).toContain('Picture on it: Choose a picture')
  for (const { ariaLabel, textContent } of named) expect(ariaLabel).toContain(textContent)
})
