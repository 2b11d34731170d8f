// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)

const published = (publishedAt: number) => ({ playCode: 'abc234', publishedAt, thumbnail: '/t' })
const house = { username: 'nestling', name: 'Nestling', profileImg: null }
const isShelf = ({ path }: Asked) => path === '/api/project/of-user?username=nestling'

describe('[R10] /sample-projects', () => {
  it('shows the samples in the order in which they were put up, in the reader’s language', async () => {
    const projects = [
      communityProject({ name: 'owl-quiz', username: 'nestling', published: published(3) }),
      communityProject({ name: 'coin-rush', username: 'nestling', published: published(1) }),
      communityProject({ name: 'a-later-one', username: 'nestling', published: published(2) }),
    ]
    await renderAt('/sample-projects', {
      locale: 'de',
      answer: (asked) => (isShelf(asked) ? { body: { user: house, projects } } : undefined),
    })
    expect(
      await screen.findByRole('heading', { name: 'Welten zum Auseinandernehmen' }, { timeout: 10_000 }),
    ).toBeTruthy()
    const names = await waitFor(() => {
      const found = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      expect(found).toHaveLength(3)
      return found
    })
    expect(names).toEqual(['Münzenjagd', 'a-later-one', 'Das Quiz der Eule'])
    expect(screen.getByText(/Zehn Münzen, zwanzig Sekunden/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Das Quiz der Eule/ }).getAttribute('href')).toBe(
      '/nestling/projects/owl-quiz',
    )
  })

  it('says that they are on their way while the server puts them up', async () => {
    await renderAt('/sample-projects', {
      answer: (asked) => (isShelf(asked) ? refusal('account.person-missing') : undefined),
    })
    expect(await screen.findByText('The samples are on their way', {}, { timeout: 10_000 })).toBeTruthy()
  })

  it('says what happened when they do not come', async () => {
    await renderAt('/sample-projects', {
      answer: (asked) => (isShelf(asked) ? refusal('general.too-many-requests') : undefined),
    })
    expect(await screen.findByText('The worlds did not come', {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('can be reached from the chooser', async () => {
    await renderAt('/?open=templates')
    const link = await screen.findByRole(
      'link',
      { name: 'Or take one of the sample projects apart' },
      { timeout: 10_000 },
    )
    expect(link.getAttribute('href')).toBe('/sample-projects')
  })
})
