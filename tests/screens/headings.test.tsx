// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, renderAt } from './render-at.tsx'

afterEach(leave)

const world = communityProject({
  name: 'castle',
  published: { playCode: 'abc234', publishedAt: 1, thumbnail: '/t' },
})
const user = {
  _id: 'u1',
  username: 'mia7',
  email: '',
  name: 'Mia',
  createdAt: 1,
  profileImg: null,
  about: '',
}

/** The server with one world by one person, or without any. */
const server =
  (projects: readonly unknown[]) =>
  ({ path }: Asked) => {
    if (path.startsWith('/api/users/profile?')) return { body: { user } }
    if (path.startsWith('/api/project/of-user')) return { body: { user, projects } }
    if (path.startsWith('/api/project/v2')) return { body: { projects, page: 1, count: projects.length } }
    return undefined
  }

/** The levels of the headings in the order of the page, once the last of them has come. */
async function levels(address: string, projects: readonly unknown[], last: RegExp): Promise<number[]> {
  await renderAt(address, { answer: server(projects) })
  await screen.findByRole('heading', { name: last }, { timeout: 30_000 })
  return screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
}

it.each(['/community', '/mia7', '/sample-projects'])('no heading of %s skips a level', async (address) => {
  expect(await levels(address, [world], /castle/i)).toEqual([1, 2, 3])
})

it.each([
  ['/community', /first world/],
  ['/mia7', /Nothing on the shelf/],
  ['/sample-projects', /on their way/],
])('nor of %s without any world', async (address, last) => {
  expect(await levels(address, [], last)).toEqual([1, 2])
})
