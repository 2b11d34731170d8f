// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)

const project = {
  _id: 'b'.repeat(24),
  name: 'maze',
  displayName: 'Maze',
  description: '',
  username: 'mia7',
  updatedAt: 1,
  visibility: 'public',
  published: { playCode: 'abc234', publishedAt: 1, thumbnail: '/p' },
  remixedFrom: null,
}

it('[threat 30] pressing Remix again after a lost answer asks for the same copy', async () => {
  const user = { _id: 'u1', username: 'ben', email: '', name: 'Ben', createdAt: 1, profileImg: null }
  let copies = 0
  const { asked, place } = await renderAt('/mia7/projects/maze', {
    answer: ({ path }) => {
      if (path === '/api/auth/me') return { body: { user } }
      if (path.startsWith('/api/project/by-name')) {
        return {
          body: { project, tags: [], access: 'viewer', isMember: false, isLikedByMe: false, likesCount: 0 },
        }
      }
      if (path !== '/api/project/clone') return undefined
      copies += 1
      return copies === 1
        ? refusal('general.unexpected')
        : { body: { project: { ...project, username: 'ben' } } }
    },
  })
  const keys = () =>
    asked.filter(({ path }) => path === '/api/project/clone').map(({ body }) => Object(body).originKey)
  const button = await screen.findByRole('button', { name: 'Remix' }, { timeout: 10_000 })
  await userEvent.click(button)
  await waitFor(() => expect(keys()).toHaveLength(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Remix' }))
  await waitFor(() => expect(place.current).toBe('/ben/maze'))
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  expect(keys()[1]).toBe(keys()[0])
})
