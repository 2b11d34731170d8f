// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { BlocklyDialog } from '../../../src/blocks/BlocklyDialog.tsx'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ProjectName } from '../../../src/workspace/header/ProjectName.tsx'
import { NameField } from '../../../src/workspace/naming/NameField.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
afterEach(async () => {
  rendered.unmount()
  await chooseLocale('en')
})

const long = 'a'.repeat(300)

test('a name that is too long is cut to what fits, and it is said, once', async () => {
  const given: unknown[] = []
  rendered = await renderWorkspace(
    <NameField name="Tab1" label="New name" onDone={(name) => given.push(name)} />,
  )
  const field = screen.getByRole('textbox', { name: 'New name' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(long)
  await screen.findByText('This name is too long: 80 characters fit.')
  await userEvent.keyboard('bc')
  expect(screen.getAllByText('This name is too long: 80 characters fit.')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(given).toEqual(['a'.repeat(limits.nameLength)])
})

test('a sign that takes two places is not cut in half; in German it is said in German', async () => {
  rendered = await renderWorkspace(<ProjectName />)
  await act(() => chooseLocale('de'))
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(`${'a'.repeat(limits.nameLength - 1)}🐉🐉`)
  await screen.findByText('Dieser Name ist zu lang: 80 Zeichen passen hinein.')
  await userEvent.keyboard('{Enter}')
  expect(rendered.bus.project.meta.displayName).toBe('a'.repeat(limits.nameLength - 1))
})

test('the name of a variable that is too long stays to be mended, and it is said; one that fits is taken', async () => {
  const given: unknown[] = []
  rendered = await renderWorkspace(
    <BlocklyDialog
      question={{ kind: 'prompt', text: 'Name it', value: '', answer: (name) => given.push(name) }}
      onClose={() => given.push('closed')}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Name it' })
  await userEvent.click(field)
  await userEvent.paste(long)
  screen.getByText('This name is too long: 200 characters fit.')
  await userEvent.keyboard('{Enter}')
  expect(given).toEqual([])
  await userEvent.clear(field)
  await userEvent.paste('a'.repeat(limits.variableNameLength))
  expect(screen.queryByText(/too long/)).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(given).toEqual(['closed', 'a'.repeat(200)])
})
