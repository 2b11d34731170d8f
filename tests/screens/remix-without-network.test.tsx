// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { leave, renderAt } from './render-at.tsx'

vi.mock('../../src/client/project-place/begin-remix.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterEach(leave)

it('a remix whose parts do not come says so in a sentence, and can be tried again', async () => {
  const project = communityProject({ name: 'maze', displayName: 'Maze' })
  const page = { project, tags: [], access: 'viewer', isMember: false, isLikedByMe: false, likesCount: 0 }
  await renderAt('/mia7/projects/maze', {
    answer: ({ path }) => (path.startsWith('/api/project/by-name') ? { body: page } : undefined),
  })
  const button = await screen.findByRole('button', { name: 'Remix' })
  await userEvent.click(button)
  expect(await screen.findByText(/^There is no connection right now/)).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.getByRole('button', { name: 'Remix' })).toBeTruthy()
})
