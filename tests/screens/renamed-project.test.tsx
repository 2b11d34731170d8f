// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

afterEach(leave)

const project = {
  _id: 'b'.repeat(24),
  name: 'deep-maze',
  displayName: 'Deep Maze',
  description: '',
  username: 'mia7',
  updatedAt: 1,
  visibility: 'public',
  published: null,
  remixedFrom: null,
}

it.each(['/mia7/projects/maze', '/mia7/projects/deep-maze'])(
  '%s shows the project under its address of today',
  async (address) => {
    const { place } = await renderAt(address, {
      answer: ({ path }) =>
        path.startsWith('/api/project/by-name')
          ? {
              body: {
                project,
                tags: [],
                access: 'viewer',
                isMember: false,
                isLikedByMe: false,
                likesCount: 0,
              },
            }
          : undefined,
    })
    await screen.findByRole('heading', { name: 'Deep Maze' }, { timeout: 10_000 })
    await waitFor(() => expect(place.current).toBe('/mia7/projects/deep-maze'))
  },
)
