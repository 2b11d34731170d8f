// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

vi.mock('../../src/screens/CommunityScreen.tsx', () => {
  throw new Error('no network')
})
vi.mock('../../src/screens/site/PageFailed.tsx', () => {
  throw new Error('no network')
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

it('where not even what says so comes, another page is shown all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { place, go } = await renderAt('/terms')
  await screen.findByRole('heading', { level: 1 })
  go('/community')
  expect(await screen.findByText('This page did not load')).toBeTruthy()
  go('/terms')
  await waitFor(() => expect(screen.queryByText('This page did not load')).toBeNull())
  expect(place.current).toBe('/terms')
})
