// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)
const person = userEvent.setup()

const names = Array.from({ length: 23 }, (_, index) => `world-${index + 1}`)
const pageOf = ({ path }: Asked, all: readonly string[] = names) => {
  const query = new URLSearchParams(path.split('?')[1])
  const page = Number(query.get('page') ?? 1)
  const projects = all.slice((page - 1) * 20, page * 20).map((name) => communityProject({ name }))
  return { body: { projects, page, count: all.length } }
}
const isSearch = ({ path }: Asked) => path.startsWith('/api/project/v2?')
const isList = (asked: Asked) => isSearch(asked) && !asked.path.includes('limit=1')
const lastSearch = (asked: readonly Asked[]) => asked.filter(isList).at(-1)?.path ?? ''

describe('[R09] /community', () => {
  it('shows what is published, page after page, and says how many there are', async () => {
    const { asked } = await renderAt('/community', {
      answer: (one) => (isSearch(one) ? pageOf(one) : undefined),
    })
    expect(await screen.findByRole('heading', { name: 'What people made' }, { timeout: 10_000 })).toBeTruthy()
    const worlds = await screen.findByRole('region', { name: 'Worlds' })
    expect(within(worlds).getByRole('heading', { level: 2, name: 'Worlds' })).toBeTruthy()
    await within(worlds).findByText('20 of 23 worlds')
    const first = within(worlds).getByRole('link', { name: /world-1 / })
    expect(first.getAttribute('href')).toBe('/mia7/projects/world-1')
    await person.click(within(worlds).getByRole('button', { name: 'Show more' }))
    await within(worlds).findByText('23 worlds')
    expect(within(worlds).getAllByRole('link')).toHaveLength(23)
    expect(within(worlds).queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(asked.filter(isList)).toHaveLength(2)
    expect(document.title).toBe('What people made · Nestling')
  })

  it('tells hearts apart: whether one of them is one’s own', async () => {
    const projects = [
      communityProject({ name: 'mine', isLikedByMe: true, likesCount: 2 }),
      communityProject({ name: 'theirs', likesCount: 5, remixesCount: 4 }),
      communityProject({ name: 'first', likesCount: 1, remixesCount: 1 }),
      communityProject({ name: 'only', likesCount: 1, isLikedByMe: true }),
    ]
    await renderAt('/community', {
      answer: (one) => (isSearch(one) ? { body: { projects, page: 1, count: 4 } } : undefined),
    })
    const worlds = await screen.findByRole('region', { name: 'Worlds' }, { timeout: 10_000 })
    await within(worlds).findByRole('link', { name: /mine .*2 likes, one of them yours/ })
    within(worlds).getByRole('link', { name: /theirs .*5 likes.*4 remixes/ })
    within(worlds).getByRole('link', { name: /first .*One like.*One remix/ })
    within(worlds).getByRole('link', { name: /only .*One like, yours/ })
  })

  it('asks again for the hearts of whoever logs out', async () => {
    const user = { _id: 'u1', username: 'ben', email: '', name: 'Ben', createdAt: 1, profileImg: null }
    let who: unknown = user
    await renderAt('/community', {
      answer: (one) => {
        if (one.path === '/api/auth/me') return { body: { user: who } }
        if (one.path === '/api/auth/logout') {
          who = null
          return { body: {} }
        }
        if (!isSearch(one)) return undefined
        const projects = [communityProject({ name: 'dear', likesCount: 2, isLikedByMe: who !== null })]
        return { body: { projects, page: 1, count: 1 } }
      },
    })
    const worlds = () => screen.getByRole('region', { name: 'Worlds' })
    await waitFor(() => within(worlds()).getByRole('link', { name: /one of them yours/ }), {
      timeout: 10_000,
    })
    await person.click(await screen.findByRole('button', { name: 'Your menu, ben' }, { timeout: 30_000 }))
    await person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => within(worlds()).getByRole('link', { name: /2 likes(?!, one)/ }))
  })

  it('searches by words, tag and order, which the address keeps', async () => {
    const { asked, place } = await renderAt('/community', {
      answer: (one) => (isSearch(one) ? pageOf(one) : undefined),
    })
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search worlds and people' }, { timeout: 10_000 }),
      'moon',
    )
    await waitFor(() => expect(place.current).toBe('/community?q=moon'))
    const space = screen.getByRole('button', { name: 'Space' })
    await person.click(space)
    expect(space.getAttribute('aria-pressed')).toBe('true')
    await person.click(screen.getByRole('button', { name: 'Most liked' }))
    await waitFor(() => expect(place.current).toBe('/community?q=moon&tag=space&sort=liked'))
    expect(lastSearch(asked)).toContain('q=moon&sort=liked&page=1&tag=space')
    await person.click(space)
    await waitFor(() => expect(place.current).toBe('/community?q=moon&sort=liked'))
  })

  it('opens with the search that its address names, and takes strange values for none', async () => {
    const { asked } = await renderAt('/community?q=dragon&tag=music&sort=remixed', {
      answer: (one) => (isSearch(one) ? pageOf(one, []) : undefined),
    })
    await screen.findByText('Nothing found', {}, { timeout: 10_000 })
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    expect(box.value).toBe('dragon')
    expect(lastSearch(asked)).toContain('q=dragon&sort=remixed&page=1&tag=music')
    await person.click(screen.getByRole('link', { name: 'Show everything' }))
    await waitFor(() => expect(box.value).toBe(''))
    leave()
    const other = await renderAt('/community?tag=<script>&sort=worst', {
      answer: (one) => (isSearch(one) ? pageOf(one, []) : undefined),
    })
    expect(
      await screen.findByRole('heading', { name: 'The first world is still missing', level: 2 }),
    ).toBeTruthy()
    expect(lastSearch(other.asked)).toBe('/api/project/v2?isKidProject=true&q=&sort=new&page=1')
  })

  it('says what happened when a page does not come, and tries again', async () => {
    let isDown = true
    await renderAt('/community', {
      answer: (one) => {
        if (!isSearch(one)) return undefined
        return isDown ? refusal('general.too-many-requests') : pageOf(one)
      },
    })
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(within(alert).getByText('The worlds did not come')).toBeTruthy()
    isDown = false
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('20 of 23 worlds')).toBeTruthy()
    isDown = true
    await person.click(screen.getByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The next ones did not come.')
    expect(screen.getByText('20 of 23 worlds')).toBeTruthy()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('23 worlds')).toBeTruthy()
  })

  it('names samples of the house in the reader’s language', async () => {
    const projects = [communityProject({ name: 'coin-rush', username: 'nestling', displayName: 'Coin Rush' })]
    await renderAt('/community', {
      locale: 'de',
      answer: (one) => (isSearch(one) ? { body: { projects, page: 1, count: 1 } } : undefined),
    })
    expect(await screen.findByRole('heading', { name: 'Münzenjagd' }, { timeout: 10_000 })).toBeTruthy()
  })

  it('shows the world that most people like above the others, unless something is looked for', async () => {
    const liked = communityProject({ name: 'dear', displayName: 'Dear World', likesCount: 7 })
    const answer = (one: Asked) => {
      if (!isSearch(one)) return undefined
      if (one.path.includes('limit=1')) return { body: { projects: [liked], page: 1, count: 1 } }
      return pageOf(one)
    }
    await renderAt('/community', { answer })
    const favourite = await screen.findByRole('link', { name: /Everybody’s favourite/ }, { timeout: 10_000 })
    expect(favourite.getAttribute('href')).toBe('/mia7/projects/dear')
    expect(favourite.textContent).toContain('About dear')
    leave()
    await renderAt('/community?tag=space', { answer })
    await screen.findByText('20 of 23 worlds')
    expect(screen.queryByText('Everybody’s favourite')).toBeNull()
  })

  it('shows one to look at as long as nobody has liked any, and nothing where there is none', async () => {
    const one = communityProject({ name: 'new-here', displayName: 'New Here', likesCount: 0 })
    const answering = (projects: readonly (typeof one)[]) => (asked: Asked) => {
      if (!isSearch(asked)) return undefined
      return { body: { projects, page: 1, count: projects.length } }
    }
    await renderAt('/community', { answer: answering([one]) })
    const band = await screen.findByRole('link', { name: /Come and look/ }, { timeout: 10_000 })
    expect(band.getAttribute('href')).toBe('/mia7/projects/new-here')
    expect(screen.queryByText('Everybody’s favourite')).toBeNull()
    leave()
    await renderAt('/community', { answer: answering([]) })
    await screen.findByRole('heading', { name: 'The first world is still missing', level: 2 })
    expect(screen.queryByText('Come and look')).toBeNull()
  })

  it('leads to any world by chance', async () => {
    const { place } = await renderAt('/community', {
      answer: (one) => {
        if (!isSearch(one)) return undefined
        if (!one.path.includes('limit=1')) return pageOf(one)
        const page = Number(new URLSearchParams(one.path).get('page') ?? 1)
        return { body: { projects: [communityProject({ name: `by-chance-${page}` })], page, count: 5 } }
      },
    })
    vi.spyOn(Math, 'random').mockReturnValue(0.7)
    await person.click(await screen.findByRole('button', { name: 'Surprise me' }, { timeout: 10_000 }))
    await waitFor(() => expect(place.current).toBe('/mia7/projects/by-chance-4'))
    vi.restoreAllMocks()
  })
})
