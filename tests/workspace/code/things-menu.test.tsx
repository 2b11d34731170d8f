// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { ThingsMenu } from '../../../src/workspace/code/things/ThingsMenu.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let inserted: string[]

beforeEach(async () => {
  inserted = []
  rendered = await renderWorkspace(<ThingsMenu onInsert={(text) => inserted.push(text)} />)
})
afterEach(() => rendered.unmount())

const tabs = () => [...rendered.page.querySelectorAll<HTMLElement>('[role="tab"]')]
const things = () => [...rendered.page.querySelectorAll<HTMLElement>('[role="tabpanel"] button')]
const press = (element: HTMLElement | undefined) => act(() => element?.click())

test('[W03] the side menu begins with the basics, beside 3D models and globals', () => {
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Basics', '3D models', 'Globals'])
  expect(tabs().find(({ ariaSelected }) => ariaSelected === 'true')?.textContent).toBe('Basics')
  expect(things().map(({ textContent }) => textContent)).toEqual(['Box'])
  press(tabs()[1])
  expect(rendered.page.textContent).toContain('Nothing of that kind is in this scene.')
  press(tabs()[2])
  expect(things().map(({ textContent }) => textContent)).toEqual(['Camera', 'Cursor', 'Player'])
})

test('a click writes what a program calls the thing, whatever its name', () => {
  press(things()[0])
  act(() => {
    rendered.bus.execute(renameEntity, { entityId: rendered.boxId, name: "Mia's box" })
  })
  press(things()[0])
  expect(inserted).toEqual(["scene.get('Box')", "scene.get('Mia\\'s box')"])
})
