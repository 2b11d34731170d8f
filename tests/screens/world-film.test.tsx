// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { leave, renderAt } from './render-at.tsx'

vi.mock('../../src/client/samples/sample-films.ts', () => ({
  sampleFilms: { 'coin-rush': '/films/coin-rush.webp' },
}))

const person = userEvent.setup()
afterEach(leave)

const projects = [
  communityProject({ name: 'coin-rush', username: 'nestling' }),
  communityProject({ name: 'coin-rush-2', username: 'mia7' }),
]
/** The community, with a browser whose reader likes things to move or not. */
async function open(likesMoves: boolean | 'unknown') {
  vi.stubGlobal('matchMedia', likesMoves === 'unknown' ? undefined : () => ({ matches: !likesMoves }))
  await renderAt('/community?q=coin', {
    answer: ({ path }) =>
      path.startsWith('/api/project/v2') ? { body: { projects, page: 1, count: 2 } } : undefined,
  })
  const link = await screen.findByRole('link', { name: /Coin Rush/ }, { timeout: 10_000 })
  const films = () => [...document.querySelectorAll('img')].filter(({ src }) => src.includes('/films/'))
  return { link, films }
}

describe('the short film of a world', () => {
  it('plays under the pointer and the focus, and only there', async () => {
    const { link, films } = await open(true)
    expect(films()).toHaveLength(0)
    await person.hover(link)
    expect(films().map(({ src }) => new URL(src).pathname)).toEqual(['/films/coin-rush.webp'])
    await person.unhover(link)
    expect(films()).toHaveLength(0)
    link.focus()
    await vi.waitFor(() => expect(films()).toHaveLength(1))
    await person.hover(screen.getByRole('link', { name: /coin-rush-2/ }))
    expect(films()).toHaveLength(1)
  })

  it('plays on the tiles of the starter worlds', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await renderAt('/?open=templates')
    const chooser = await screen.findByRole('dialog')
    const films = () => [...chooser.querySelectorAll('img')].filter(({ src }) => src.includes('films/'))
    expect(films()).toHaveLength(0)
    await person.hover(within(chooser).getByRole('link', { name: /Castle/ }))
    expect(films().map(({ src }) => new URL(src).pathname)).toEqual([expect.stringContaining('films/castle')])
  })

  it.each([false, 'unknown'] as const)('stands still where moving things are liked: %s', async (likes) => {
    const { link, films } = await open(likes)
    await person.hover(link)
    expect(films()).toHaveLength(0)
  })
})
