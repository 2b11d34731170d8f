// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EntityId, FileId } from '../../../model/ids.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ConsoleErrors } from '../../../src/workspace/code/ConsoleErrors.tsx'
import type { ConsoleError } from '../../../src/workspace/console/console-store.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
afterEach(async () => {
  rendered.unmount()
  await chooseLocale('en')
})

const error: ConsoleError = {
  ...{ fileId: FileId.parse('tab'), fileName: 'Tab2', line: 3, column: null },
  ...{ code: 'item-gone', params: {}, times: 3, things: [] },
}
const show = async (one: ConsoleError) => {
  rendered = await renderWorkspace(<ConsoleErrors errors={[one]} onShow={() => undefined} />)
}

test('an error names the thing that it is about, and a click selects it', async () => {
  await show({ ...error, things: [{ id: EntityId.parse('box'), name: 'Box' }] })
  act(() => screen.getByRole('button', { name: 'Select “Box”' }).click())
  const { state, boxId } = rendered
  expect([state.selection.get(), state.view.get()]).toEqual([[boxId], 'design'])
  await act(() => chooseLocale('de'))
  expect(screen.getByRole('button', { name: '„Box“ auswählen' })).toBeTruthy()
})

test('an error of several things leads to all of them that are there', async () => {
  const things = ['box', 'player', 'gone'].map((id) => ({ id: EntityId.parse(id), name: id }))
  await show({ ...error, things })
  act(() => screen.getByRole('button', { name: 'Select these 2 things' }).click())
  expect(rendered.state.selection.get()).toEqual(['box', 'player'])
  await act(() => chooseLocale('de'))
  expect(screen.getByRole('button', { name: 'Diese 2 Dinge auswählen' })).toBeTruthy()
})

test('a thing that the project does not have is named', async () => {
  await show({ ...error, things: [{ id: EntityId.parse('gone'), name: 'Old dragon' }] })
  expect(rendered.page.textContent).toContain('It is about “Old dragon”.')
  expect(screen.queryByRole('button', { name: /Select/ })).toBeNull()
})

test('how often it happened can be read and is not read out again', async () => {
  await show(error)
  const alert = screen.getByRole('alert')
  expect(alert.getAttribute('aria-atomic')).toBe('false')
  const count = [...alert.querySelectorAll('[aria-live=off]')]
  expect(count.map(({ textContent }) => textContent)).toEqual(['× 3'])
})
