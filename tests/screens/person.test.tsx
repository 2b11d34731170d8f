// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)
const person = userEvent.setup()
const user = {
  _id: 'u1',
  username: 'mia7',
  email: 'm@example.org',
  name: 'Mia',
  createdAt: 1,
  profileImg: null,
}
const profile = { ...user, about: 'I like dragons.' }

function answers(
  who: unknown,
  more: (asked: Asked) => { body: unknown; status?: number } | undefined = () => undefined,
) {
  return (asked: Asked) => {
    const own = more(asked)
    if (own) return own
    if (asked.path === '/api/auth/me') return { body: { user: who } }
    if (asked.path.startsWith('/api/users/profile?')) return { body: { user: profile } }
    if (asked.path.startsWith('/api/project/of-user'))
      return { body: { user, projects: [communityProject({ name: 'castle' })] } }
    return undefined
  }
}
const edited = async (asked: readonly Asked[]) =>
  asked
    .filter(({ method, path }) => method === 'PUT' && path === '/api/users/profile')
    .map(({ body }) => body)

describe('[R13] a person', () => {
  it('is shown with words, worlds and tabs, and can be reported', async () => {
    const { asked } = await renderAt('/mia7', {
      answer: answers(null, ({ path }) => (path === '/api/report' ? { body: {} } : undefined)),
    })
    expect(await screen.findByRole('heading', { name: 'Worlds by mia7' }, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByText('I like dragons.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /castle/ }).getAttribute('href')).toBe('/mia7/projects/castle')
    const tabs = screen.getByRole('navigation', { name: 'Projects and courses' })
    expect(within(tabs).getByRole('link', { name: 'Projects 1' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Report' }))
    const modal = await screen.findByRole('dialog', { name: 'Report mia7' }, { timeout: 10_000 })
    await person.click(within(modal).getByRole('radio', { name: /real name/ }))
    await person.click(within(modal).getByRole('button', { name: 'Report' }))
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/api/report').map(({ body }) => body)).toEqual([
        { reason: 'private-data', note: '', username: 'mia7' },
      ]),
    )
  })

  it('[R14] has a tab of courses, whose progress only the person sees', async () => {
    const { place } = await renderAt('/mia7/courses', { answer: answers(null) })
    expect(await screen.findByRole('heading', { name: 'T-Rex' }, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByText(/seen by mia7 alone/)).toBeTruthy()
    expect(document.title).toBe('Courses of mia7 · Nestling')
    await person.click(screen.getByRole('link', { name: 'Projects 1' }))
    await waitFor(() => expect(place.current).toBe('/mia7'))
    leave()
    const courses = [
      { course: 't-rex', steps: 9, done: [1, 2, 3], finishedAt: null, certificate: null },
      {
        course: 'solar-system',
        steps: 8,
        done: [1, 2, 3, 4, 5, 6, 7, 8],
        finishedAt: 1,
        certificate: 'abcdefghjk',
      },
    ]
    await renderAt('/mia7/courses', {
      answer: answers(user, ({ path }) => (path === '/api/courses' ? { body: { courses } } : undefined)),
    })
    expect(await screen.findByText('3 of 9 steps')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe(
      '/mia7/courses/solar-system',
    )
    expect(screen.getByRole('link', { name: 'To the courses' }).getAttribute('href')).toBe('/tutorials')
  })
})

describe('one’s own profile', () => {
  it('changes name and words, which the whole page shows then', async () => {
    let now = profile
    const { asked } = await renderAt('/mia7', {
      answer: answers(user, ({ method, path, body }) => {
        if (path.startsWith('/api/users/profile?')) return { body: { user: now } }
        if (path !== '/api/users/profile' || method !== 'PUT') return undefined
        if (Object(body).about === 'mean') {
          return refusal('words.unkind', [{ field: 'about', code: 'words.unkind' }])
        }
        now = { ...now, ...Object(body) }
        return { body: { user: now } }
      }),
    })
    await person.click(await screen.findByRole('button', { name: 'Edit profile' }, { timeout: 10_000 }))
    const modal = await screen.findByRole('dialog', { name: 'Your profile' }, { timeout: 10_000 })
    const about = within(modal).getByRole('textbox', { name: 'About you' })
    await person.clear(about)
    await person.type(about, 'mean')
    await person.click(within(modal).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(about.getAttribute('aria-invalid')).toBe('true'))
    await person.clear(about)
    await person.type(about, 'I build castles.')
    await person.click(within(modal).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('I build castles.')).toBeTruthy()
    expect((await edited(asked)).at(-1)).toEqual({ name: 'Mia', about: 'I build castles.' })
  })

  it('takes another picture, or none', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:new')
    const withPicture = { ...profile, profileImg: '/api/users/picture/k1' }
    const { asked } = await renderAt('/mia7', {
      answer: answers(user, ({ path }) =>
        path.startsWith('/api/users/profile') ? { body: { user: withPicture } } : undefined,
      ),
    })
    await person.click(await screen.findByRole('button', { name: 'Edit profile' }, { timeout: 10_000 }))
    const modal = await screen.findByRole('dialog', { name: 'Your profile' }, { timeout: 10_000 })
    await person.click(within(modal).getByRole('button', { name: 'Without a picture' }))
    await person.click(within(modal).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await edited(asked)).at(-1)).toMatchObject({ profileImg: null }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Edit profile' }))
    const again = await screen.findByRole('dialog', { name: 'Your profile' })
    await person.upload(
      within(again).getByLabelText('Choose a picture'),
      new File(['x'], 'me.png', { type: 'image/png' }),
    )
    await person.click(within(again).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/users/profile/upload')).toBe(true))
  })
})

describe('/myprojects', () => {
  it('[R22] asks a visitor to log in, and shows their shelf to everybody else; logging out leads to the community', async () => {
    await renderAt('/myprojects')
    expect(await screen.findByText('Log in to see your projects', {}, { timeout: 10_000 })).toBeTruthy()
    leave()
    const { place } = await renderAt('/myprojects', {
      answer: answers(user, ({ path }) => {
        if (path === '/api/auth/logout') return { body: {} }
        return path.startsWith('/api/project/v2') ? { body: { projects: [], page: 1, count: 0 } } : undefined
      }),
    })
    expect(await screen.findByRole('link', { name: /^castle/ })).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: 'Your menu, mia7' }, { timeout: 30_000 }))
    await person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(place.current).toBe('/community'))
  })
})
