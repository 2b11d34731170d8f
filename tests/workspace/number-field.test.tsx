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

test('its words are dragged as a letter is, finer with Shift from where it was pressed, and Esc takes it back', () => {
  const [commit, preview] = [vi.fn(), vi.fn()]
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() =>
    root.render(
      <NumberField label="Speed" words="Speed" value={2} step={0.5} onCommit={commit} onPreview={preview} />,
    ),
  )
  const words = [...page.querySelectorAll('span')].find(({ textContent }) => textContent === 'Speed')!
  words.setPointerCapture = () => undefined
  const point = (name: string, clientX: number, shiftKey = false) =>
    act(() => void words.dispatchEvent(new MouseEvent(name, { clientX, shiftKey, button: 0, bubbles: true })))
  point('pointerdown', 100)
  point('pointermove', 108)
  point('pointermove', 120, true)
  point('pointermove', 128, true)
  expect(preview.mock.calls.map(([value]) => value)).toEqual([3, 3.1])
  expect(page.querySelector('input')?.value).toBe('3.1')
  point('pointerup', 128, true)
  expect(commit.mock.calls).toEqual([[3.1]])

  point('pointerdown', 100)
  point('pointermove', 60)
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  point('pointerup', 60)
  expect(preview.mock.lastCall).toEqual([null])
  expect(commit).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})
