// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)
const person = userEvent.setup()
const user = { _id: 'u1', username: 'mia7', email: '', name: 'Mia', createdAt: 1, profileImg: null }
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

function home(more: (asked: Asked) => { body: unknown; status?: number } | undefined = () => undefined) {
  return (asked: Asked) => {
    const { method, path } = asked
    const own = more(asked)
    if (own) return own
    if (path === '/api/auth/me') return { body: { user } }
    if (path === '/api/project/mine') {
      const projects = [
        communityProject({ name: 'castle' }),
        communityProject({ name: 'race', username: 'ali' }),
      ]
      return { body: { projects } }
    }
    if (path === '/api/project/v2/liked/projects') {
      return { body: { projects: [communityProject({ name: 'moon', isLikedByMe: true })] } }
    }
    if (path === '/api/streak') {
      const days = [day(0), day(1), day(2)]
      return { body: { isOn: true, streak: 3, longest: 11, isDoneToday: true, days, timeZone: 'UTC' } }
    }
    if (path === '/api/streak/time-zone') return { body: {} }
    if (path === '/api/xp') return { body: { isOn: true, xp: 340, level: 2, inLevel: 140, levelSize: 200 } }
    if (path === '/api/courses') return { body: { courses: [] } }
    if (path === '/api/class/mine') return { body: { classes: [] } }
    if (path === '/api/project/bin' && method === 'GET') return { body: { projects: [] } }
    return undefined
  }
}
const open = async (options: Parameters<typeof renderAt>[1], address = '/dashboard') => {
  const app = await renderAt(address, options)
  await screen.findByRole('heading', { name: 'Hello, Mia' }, { timeout: 10_000 })
  return app
}

describe('[R22] /dashboard', () => {
  it('leads a visitor to the landing page', async () => {
    const { place } = await renderAt('/dashboard')
    await waitFor(() => expect(place.current).toBe('/'))
  })

  it('leads on to what was changed last, and shows days in a row and points', async () => {
    await open({ answer: home() })
    const on = await screen.findByRole('link', { name: 'Keep building' })
    expect(on.getAttribute('href')).toBe('/mia7/castle')
    const streak = await screen.findByRole('region', { name: '3 days in a row' })
    expect(within(streak).getByText('best: 11')).toBeTruthy()
    expect(within(streak).getAllByRole('img', { name: /: built$/ })).toHaveLength(3)
    expect(within(streak).getAllByRole('img', { name: /: nothing yet$/ })).toHaveLength(4)
    expect(await screen.findByRole('progressbar', { name: '340 of 400 XP' })).toBeTruthy()
  })

  it('tells the server once where days begin, when that is somewhere else', async () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    const streakIn = (timeZone: string) => ({
      body: { isOn: true, streak: 0, longest: 0, isDoneToday: false, days: [], timeZone },
    })
    const told = (asked: readonly Asked[]) => asked.filter(({ path }) => path === '/api/streak/time-zone')
    const elsewhere = here === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo'
    const { asked } = await open({
      answer: home(({ path }) => (path === '/api/streak' ? streakIn(elsewhere) : undefined)),
    })
    await waitFor(() => expect(told(asked).map(({ body }) => body)).toEqual([{ timeZone: here }]))
    leave()
    const other = await open({
      answer: home(({ path }) => (path === '/api/streak' ? streakIn(here) : undefined)),
    })
    await screen.findByRole('region', { name: 'Begin a row of days' })
    expect(told(other.asked)).toEqual([])
  })

  it('[S09][X04] shows nothing of likes, days and points that cannot be had, and says nothing of it', async () => {
    const broken = ['/api/project/v2/liked/projects', '/api/streak', '/api/xp']
    await open({
      answer: home(({ path }) => (broken.includes(path) ? refusal('general.unexpected') : undefined)),
    })
    await screen.findByRole('link', { name: 'Keep building' })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/in a row/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await person.click(screen.getByRole('tab', { name: 'Liked' }))
    expect(await screen.findByText(/Press the heart of a world/)).toBeTruthy()
  })

  it('shows none of it where a class does without', async () => {
    const off = (path: string) => {
      if (path === '/api/streak')
        return { isOn: false, streak: 0, longest: 0, isDoneToday: false, days: [], timeZone: 'UTC' }
      return path === '/api/xp' ? { isOn: false, xp: 0, level: 1, inLevel: 0, levelSize: 200 } : undefined
    }
    await open({
      answer: home(({ path }) => {
        const body = off(path)
        return body && { body }
      }),
    })
    await screen.findByRole('link', { name: 'Keep building' })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText(/row of days/)).toBeNull()
  })

  it('[S09] keeps apart what is one’s own, what others share, and what one likes; the address says which', async () => {
    const { place } = await open({ answer: home() })
    expect((await screen.findByRole('tab', { name: 'My projects 1' })).getAttribute('aria-selected')).toBe(
      'true',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^castle/ })).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'With others 1' }))
    expect(await screen.findByRole('link', { name: /race/ })).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'Liked 1' }))
    expect(await screen.findByRole('link', { name: /moon/ })).toBeTruthy()
    expect(place.current).toBe('/dashboard?show=liked')
  })

  it('shows the way to a first project to whoever has none', async () => {
    await open({
      answer: home(({ path }) => (path === '/api/project/mine' ? { body: { projects: [] } } : undefined)),
    })
    expect((await screen.findByRole('link', { name: 'New project' })).getAttribute('href')).toContain(
      'open=templates',
    )
  })

  it('names one’s classes, and their code to who teaches them', async () => {
    const school = { id: 'c1', name: '4b', hasRewards: true, isArchived: false }
    const classes = [
      { ...school, teacher: { username: 'roth', name: 'Ms. Roth' }, isTeacher: false, code: null },
      { ...school, id: 'c2', name: '5a', teacher: null, isTeacher: true, code: 'abc234' },
      { ...school, id: 'c3', name: 'Old', teacher: null, isTeacher: true, code: null, isArchived: true },
    ]
    await open({
      answer: home(({ path }) => (path === '/api/class/mine' ? { body: { classes } } : undefined)),
    })
    const mine = await screen.findByRole('region', { name: 'My classes' })
    const names = await within(mine).findAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual(['4b', '5a', 'Old'])
    expect(within(mine).getByText('Teacher: Ms. Roth')).toBeTruthy()
    expect(within(mine).getByText('Code to join: abc 234')).toBeTruthy()
    expect(within(mine).getByRole('link', { name: '5a' }).getAttribute('href')).toBe('/classes/c2')
    expect(within(mine).queryByRole('button', { name: 'New class' })).toBeNull()
  })
})

describe('for teachers and staff', () => {
  const as = (roles: readonly string[]) =>
    home(({ path }) => (path === '/api/auth/me' ? { body: { user: { ...user, roles } } } : undefined))

  it('a teacher begins a class and is led to it', async () => {
    const made = {
      id: 'c9',
      name: '6a',
      teacher: { username: 'mia7', name: 'Mia' },
      isTeacher: true,
      code: 'abc234xyz',
      hasRewards: true,
      isArchived: false,
    }
    const { asked, place } = await open({
      answer: (one) => (one.path === '/api/class' ? { body: { class: made } } : as(['teacher'])(one)),
    })
    await person.click(await screen.findByRole('button', { name: 'New class' }))
    await person.type(screen.getByLabelText('What is it called?'), '6a')
    await person.click(screen.getByRole('button', { name: 'Begin the class' }))
    await waitFor(() => expect(place.current).toBe('/classes/c9'))
    expect(asked.find(({ path }) => path === '/api/class')?.body).toEqual({ name: '6a' })
  })

  it('[P04] the menu leads staff to moderation and statistics, and nobody else', async () => {
    const { place } = await open({ answer: as(['staff']) })
    await person.click(await screen.findByRole('button', { name: 'Your menu, mia7' }))
    expect(await screen.findByRole('menuitem', { name: 'Statistics' })).toBeTruthy()
    await person.click(screen.getByRole('menuitem', { name: 'Moderation' }))
    await waitFor(() => expect(place.current).toBe('/moderation'))
    leave()
    await open({ answer: as(['teacher']) })
    await person.click(await screen.findByRole('button', { name: 'Your menu, mia7' }))
    await screen.findByRole('menuitem', { name: 'Log out' })
    expect(screen.queryByRole('menuitem', { name: 'Moderation' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Statistics' })).toBeNull()
  })
})

it('says at a world that staff hid it, instead of that it is published', async () => {
  const projects = [{ ...communityProject({ name: 'castle' }), isHidden: true }]
  await open({
    answer: home(({ path }) => (path === '/api/project/mine' ? { body: { projects } } : undefined)),
  })
  expect(await screen.findByText('Hidden by the team')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us if you have a question.' })).toBeTruthy()
  expect(screen.queryByText('Published')).toBeNull()
})

describe('the bin', () => {
  const binned = {
    _id: 'b'.repeat(20),
    displayName: 'Old maze',
    description: '',
    deletedAt: 1,
    goneAt: 1_800_000_000_000,
  }

  it('takes one’s own project after a question, and asks the lists anew', async () => {
    let isThere = true
    const { asked } = await open({
      answer: home(({ method, path }) => {
        if (path === '/api/project' && method === 'DELETE') {
          isThere = false
          return { body: {} }
        }
        if (path === '/api/project/mine' && !isThere) return { body: { projects: [] } }
        return undefined
      }),
    })
    await person.click(await screen.findByRole('button', { name: 'Put into the bin: castle' }))
    const modal = await screen.findByRole('dialog', { name: 'Put castle into the bin?' })
    await person.click(within(modal).getByRole('button', { name: 'Put into the bin' }))
    expect(await screen.findByText('What you build lies here.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
      { id: communityProject({ name: 'castle' })._id },
    ])
  })

  it.each([
    ['en', /^The team took this away/, 'Bin'],
    ['de', /^Das Team hat das weggenommen/, 'Papierkorb'],
  ] as const)('says what staff put there, and of nothing else (%s)', async (locale, words, bin) => {
    const projects = [binned, { ...binned, _id: 'c'.repeat(20), isFromStaff: true }]
    const answer = home(({ path }) => (path === '/api/project/bin' ? { body: { projects } } : undefined))
    await renderAt('/dashboard?show=bin', { answer, locale })
    expect(await screen.findAllByText(words)).toHaveLength(1)
    expect(within(screen.getByRole('group', { name: bin })).getAllByRole('link')).toHaveLength(1)
  })

  it('gives back what is in it', async () => {
    let isBack = false
    await open(
      {
        answer: home(({ method, path }) => {
          if (path === '/api/project/bin/restore') {
            isBack = true
            return { body: { project: communityProject({ name: 'old', displayName: 'Old maze 2' }) } }
          }
          return path === '/api/project/bin' && method === 'GET'
            ? { body: { projects: isBack ? [] : [binned] } }
            : undefined
        }),
      },
      '/dashboard?show=bin',
    )
    await person.click(await screen.findByRole('button', { name: 'Bring back: Old maze' }))
    expect(await screen.findByText('Old maze 2 is back on your shelf.')).toBeTruthy()
    expect(await screen.findByText('The bin is empty.')).toBeTruthy()
  })

  it('leaves the keyboard with what moved up, and with the bin itself when nothing is left', async () => {
    let left = [binned, { ...binned, _id: 'c'.repeat(20), displayName: 'Older maze' }]
    await open(
      {
        answer: home(({ method, path, body }) => {
          if (path === '/api/project/bin/restore' || (path === '/api/project/bin' && method === 'DELETE')) {
            const { id } = JSON.parse(JSON.stringify(body))
            left = left.filter(({ _id }) => _id !== id)
            return { body: { project: communityProject({ name: 'old', displayName: 'Old maze' }) } }
          }
          return path === '/api/project/bin' ? { body: { projects: left } } : undefined
        }),
      },
      '/dashboard?show=bin',
    )
    await person.click(await screen.findByRole('button', { name: 'Bring back: Old maze' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bring back: Old maze' })).toBeNull())
    const next = screen.getByRole('button', { name: 'Bring back: Older maze' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    await person.click(screen.getByRole('button', { name: 'Delete for good: Older maze' }))
    const modal = await screen.findByRole('dialog', { name: 'Delete Older maze for good?' })
    await person.click(within(modal).getByRole('button', { name: 'Delete for good' }))
    await screen.findByText('The bin is empty.')
    const bin = screen.getByRole('group', { name: 'Bin' })
    await waitFor(() => expect(document.activeElement).toBe(bin))
  })

  it('empties for good only after a question, and says why it did not work', async () => {
    let isDown = true
    let isGone = false
    await open(
      {
        answer: home(({ method, path }) => {
          if (path !== '/api/project/bin') return undefined
          if (method === 'GET') return { body: { projects: isGone ? [] : [binned] } }
          if (isDown) return refusal('general.too-many-requests')
          isGone = true
          return { body: {} }
        }),
      },
      '/dashboard?show=bin',
    )
    await person.click(await screen.findByRole('button', { name: 'Delete for good: Old maze' }))
    const modal = await screen.findByRole('dialog', { name: 'Delete Old maze for good?' })
    const really = within(modal).getByRole('button', { name: 'Delete for good' })
    await person.click(really)
    expect(await within(modal).findByRole('alert')).toBeTruthy()
    isDown = false
    await person.click(really)
    expect(await screen.findByText('The bin is empty.')).toBeTruthy()
  })
})

it.each([
  ['asked', 'class', 'en', /^Your teacher has been asked and will look at it\./],
  ['refused', 'class', 'de', /^Deine Lehrkraft sagt: noch nicht\./],
  ['approved', 'public', 'de', /^Deine Lehrkraft hat Ja gesagt: Alle können die Welt spielen!/],
] as const)(
  'says at a world that the teacher’s word is %s (%s, %s)',
  async (state, visibility, locale, words) => {
    const project = communityProject({ name: 'castle', visibility })
    const approvals = [{ project, publication: 1, wanted: 'public', state, askedAt: 1 }]
    const more = ({ path }: Asked) => (path === '/api/class/approvals' ? { body: { approvals } } : undefined)
    const { asked } = await renderAt('/dashboard', { answer: home(more), locale })
    if (words) expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/class/approvals')).toBe(true))
    if (!words) expect(screen.queryByText(/^Your teacher/)).toBeNull()
  },
)
