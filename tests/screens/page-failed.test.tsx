// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

vi.mock('../../src/screens/CommunityScreen.tsx', () => {
  throw new Error('no network')
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

it('a page whose code does not come keeps the ways to other pages, and another one is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { place } = await renderAt('/terms')
  const [explore] = await screen.findAllByRole('link', { name: 'Explore' })
  if (!explore) throw new Error('no way to other worlds')
  await userEvent.click(explore)
  const alert = await screen.findByRole('alert')
  expect(place.current).toBe('/community')
  expect(within(alert).getByRole('heading', { name: 'This page did not load' })).toBeTruthy()
  expect(within(alert).getByRole('button', { name: 'Load again' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(place.current).toBe('/terms')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('This page did not load')
})
