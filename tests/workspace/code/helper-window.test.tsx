// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { helperExamples } from '../../../language/helper-api/helper-examples.ts'
import { findHelpers } from '../../../src/workspace/code/find-helpers.ts'
import { HelperWindow } from '../../../src/workspace/code/HelperWindow.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let inserted: string[]
let closed: number

beforeEach(async () => {
  inserted = []
  closed = 0
  rendered = await renderWorkspace(
    <HelperWindow onInsert={(text) => inserted.push(text)} onClose={() => closed++} />,
  )
})
afterEach(() => rendered.unmount())

const press = (start: string) => {
  const button = [...rendered.page.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
    (ariaLabel ?? textContent).startsWith(start),
  )
  act(() => button?.click())
}

test('[W08] a helper opens, says what it does, and its example about a thing of the scene is inserted', () => {
  press('glideTo()')
  expect(rendered.page.textContent).toContain('Glides to a place or a thing.')
  press('Insert')
  expect(inserted).toEqual(["await scene.get('Box').glideTo({x: 0, y: 1, z: 0}, {seconds: 1})"])
})

test('[W08] the window closes by its cross and by Esc', () => {
  press('Close')
  const window = rendered.page.querySelector('section')
  act(() => void window?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(closed).toBe(2)
})

test('helpers are found by name and by what is said of them in either language', () => {
  const helpers = helperExamples({ thing: 'Box', scene: 'Scene' })
  const names = (typed: string) => findHelpers(helpers, typed).map(({ name }) => name)
  expect(names('glide')[0]).toBe('glideTo')
  expect(names('gleitet ort')[0]).toBe('glideTo')
  expect(names('zzqx')).toEqual([])
  expect(names('').length).toBe(helpers.length)
})
