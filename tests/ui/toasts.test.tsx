// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../../src/i18n/i18n.ts'
import { showToast } from '../../src/ui/show-toast.tsx'
import { ToastSlot } from '../../src/ui/ToastSlot.tsx'
import type { ToastMessage } from '../../src/ui/toast-message.ts'

beforeAll(() => startI18n('en', ['site']))
afterEach(cleanup)

/** Shows a toast and answers how long it is told to stay, in ms; `undefined` for one that stays. */
async function stay(message: ToastMessage): Promise<number | undefined> {
  render(<ToastSlot />)
  act(() => showToast(message))
  const words = await screen.findByText(message.text, {}, { timeout: 10_000 })
  const bar = words.closest('[role=status],[role=alert]')?.querySelector('[role=progressbar]')
  if (!(bar instanceof HTMLElement)) return undefined
  const duration = bar.style.animationDuration
  return duration === '' ? undefined : Number.parseInt(duration, 10)
}

it('[K03] a toast is told to close after 1000 ms', async () => {
  expect(await stay({ kind: 'success', text: 'Saved' })).toBe(1000)
})

it('[K03] one with a button stays 6 s, and an error until somebody closes it', async () => {
  const onPress = vi.fn()
  expect(await stay({ kind: 'plain', text: 'Deleted Tree', action: { text: 'Undo', onPress } })).toBe(6000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  cleanup()
  expect(await stay({ kind: 'error', text: 'Not saved' })).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

it('what is told once stays until somebody closes it, with its button and without an alarm', async () => {
  const action = { text: 'Load it', onPress: vi.fn() }
  expect(await stay({ kind: 'plain', text: 'A new version is here', action, stays: true })).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Load it' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})
