// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../src/i18n/i18n.ts'
import { NumberField } from '../../src/ui/NumberField.tsx'

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await startI18n('en')
})

test('an arrow key is a step, with Shift a tenth of one, up and down', async () => {
  const commit = vi.fn()
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<NumberField label="Width" value={2} step={0.5} onCommit={commit} />))
  const user = userEvent.setup()
  await user.click(page.querySelector('input')!)
  await user.keyboard('{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{ArrowDown}{/Shift}')
  expect(commit.mock.calls.map(([value]) => value)).toEqual([2.5, 1.5, 2.05, 1.95])
  act(() => root.unmount())
})
