// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { communityProject } from '../../support/community-project.ts'
import { leave, refusal, renderAt } from '../render-at.tsx'
import { child, classServer, teacher } from './class-server.ts'

afterEach(() => {
  leave()
  vi.useRealTimers()
})
const person = userEvent.setup()
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const confirm = (name: string) =>
  person.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

it('the teacher sees the code to show, and gives the class a new one', async () => {
  await renderAt('/classes/c1', { answer: classServer(teacher) })
  expect(await screen.findByText('abc def ghj')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Code for the way into 4b' })).toBeTruthy()
  await press('New code')
  await confirm('New code')
  expect(await screen.findByText('mnp qrs tuv')).toBeTruthy()
})

it('the teacher sees who is there, adds somebody, gives new pictures, and takes somebody out', async () => {
  const { asked } = await renderAt('/classes/c1', { answer: classServer(teacher) })
  expect(await screen.findByRole('heading', { name: 'Children (2)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mia' }).getAttribute('href')).toBe('/mia7')
  expect(screen.queryByRole('button', { name: 'New pictures for Ali' })).toBeNull()
  await press('Add a child')
  const dialog = screen.getByRole('dialog')
  await person.type(within(dialog).getByLabelText('Nickname'), 'Kim')
  for (const name of ['Bee', 'Dog', 'Star']) await person.click(within(dialog).getByRole('button', { name }))
  await confirm('Add a child')
  expect(await screen.findByRole('heading', { name: 'Children (3)' })).toBeTruthy()
  await press('New pictures for Mia')
  for (const name of ['Star', 'Dog', 'Bee'])
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  await confirm('Save the pictures')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Take out: Ali')
  await confirm('Take out')
  expect(await screen.findByRole('heading', { name: 'Children (2)' })).toBeTruthy()
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { id: 'c1', nickname: 'Kim', pictures: ['bee', 'dog', 'star'] }],
    ['PUT', { id: 'c1', username: 'mia7', pictures: ['star', 'dog', 'bee'] }],
    ['DELETE', { id: 'c1', username: 'ali' }],
  ])
})

it('who comes in appears by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isMiaIn = false
  await renderAt('/classes/c1', {
    answer: classServer(teacher, ({ path }) =>
      path.startsWith('/api/class/pupils') && !isMiaIn ? { body: { pupils: [] } } : undefined,
    ),
  })
  expect(await screen.findByText('Nobody yet')).toBeTruthy()
  isMiaIn = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByRole('link', { name: 'Mia' })).toBeTruthy()
})

it('the teacher looks into what children build, live; children only see what is shown', async () => {
  const projects = [communityProject({ name: 'castle', username: 'mia7' })]
  const shown = ({ path }: { path: string }) =>
    path.startsWith('/api/class/projects') ? { body: { projects } } : undefined
  await renderAt('/classes/c1', { answer: classServer(teacher, shown) })
  const live = await screen.findByRole('link', { name: /^Look in live: / })
  expect(live.getAttribute('href')).toBe('/mia7/castle')
  expect(await screen.findByText('by Mia')).toBeTruthy()
  leave()
  await renderAt('/classes/c1', { answer: classServer(child, shown) })
  expect(await screen.findByText('by mia7')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Look in live/ })).toBeNull()
  expect(screen.queryByText('abc def ghj')).toBeNull()
})

it('what is not published yet says so, and leads to where it is built', async () => {
  const projects = [{ ...communityProject({ name: 'castle', username: 'mia7' }), published: null }]
  await renderAt('/classes/c1', {
    answer: classServer(child, ({ path }) =>
      path.startsWith('/api/class/projects') ? { body: { projects } } : undefined,
    ),
  })
  expect(await screen.findByText('by mia7 · not published yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: /not published yet/ }).getAttribute('href')).toBe('/mia7/castle')
})

it('the teacher says yes, or not yet, to what a child wants to show to everybody', async () => {
  let state = 'asked'
  const { asked } = await renderAt('/classes/c1', {
    answer: classServer(teacher, ({ method, path, body }) => {
      if (!path.startsWith('/api/class/approvals')) return undefined
      if (method === 'PUT') {
        state = Object(body).isApproved ? 'approved' : 'refused'
        return { body: {} }
      }
      const project = communityProject({ name: 'castle', username: 'mia7' })
      return { body: { approvals: [{ project, publication: 3, wanted: 'public', state, askedAt: 1 }] } }
    }),
  })
  expect(await screen.findByText('Mia · to everybody · waits for your word')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Yes, show/ }))
  expect(await screen.findByText('Mia · to everybody · is shown')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Take it back: / }))
  expect(await screen.findByText('Mia · to everybody · not yet')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => Object(body).isApproved)).toEqual([
    true,
    false,
  ])
})

it('what a child asks appears by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const project = communityProject({ name: 'castle', username: 'mia7' })
  let approvals: readonly object[] = []
  await renderAt('/classes/c1', {
    answer: classServer(teacher, ({ path }) =>
      path.startsWith('/api/class/approvals') ? { body: { approvals } } : undefined,
    ),
  })
  await screen.findByRole('heading', { name: 'Children (2)' })
  expect(screen.queryByRole('heading', { name: 'They ask to show it to others' })).toBeNull()
  approvals = [{ project, publication: 3, wanted: 'link', state: 'asked', askedAt: 1 }]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('Mia · with whoever has the link · waits for your word')).toBeTruthy()
})

it('a class gets another name, does without points, ends and begins again', async () => {
  await renderAt('/classes/c1', { answer: classServer(teacher), locale: 'de' })
  await press('Anderer Name')
  const field = within(screen.getByRole('dialog')).getByLabelText('Wie heißt sie?')
  await person.clear(field)
  await confirm('Speichern')
  expect(screen.getByText('Gib der Klasse einen Namen.')).toBeTruthy()
  await person.type(field, 'Roboter')
  await confirm('Speichern')
  expect(await screen.findByRole('heading', { level: 1, name: 'Roboter' })).toBeTruthy()
  await person.click(screen.getByRole('switch', { name: 'Punkte und Tage in Folge' }))
  await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('checked', false))
  await press('Klasse abschließen')
  await confirm('Klasse abschließen')
  expect(await screen.findByText(/^Diese Klasse ist abgeschlossen/)).toBeTruthy()
  expect(screen.queryByText('abc def ghj')).toBeNull()
  await press('Wieder öffnen')
  expect(await screen.findByText('abc def ghj')).toBeTruthy()
})

it('a child leaves the class', async () => {
  const { asked, place } = await renderAt('/classes/c1', { answer: classServer(child) })
  await press('Leave the class')
  await confirm('Leave the class')
  await waitFor(() => expect(place.current).toBe('/dashboard'))
  expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: 'c1', username: 'mia7' })
})

it('a child makes the account their own with a parent, is told each mistake, and logs in by a password from then on', async () => {
  const { asked } = await renderAt('/classes/c1', {
    answer: classServer(child, ({ method, path, body }) => {
      if (method !== 'POST' || path !== '/api/users/keep') return undefined
      const { username, email } = Object(body)
      if (username === 'mia')
        return refusal('account.invalid', [{ field: 'username', code: 'account.username-taken' }])
      return { body: { user: { ...child, username, email } } }
    }),
  })
  await press('Make the account my own')
  const dialog = within(screen.getByRole('dialog'))
  const username = dialog.getByLabelText('Username')
  expect(username).toHaveProperty('value', 'mia7')
  await confirm('Keep my account')
  expect(dialog.getByText('Email cannot be empty')).toBeTruthy()
  await person.clear(username)
  await person.type(username, 'mia')
  await person.type(dialog.getByLabelText('Email'), 'parent@example.org')
  await person.type(dialog.getByLabelText('Password'), 'a fine password')
  await person.type(dialog.getByLabelText('Password again'), 'a fine')
  await confirm('Keep my account')
  expect(asked.some(({ path }) => path === '/api/users/keep')).toBe(false)
  await person.type(dialog.getByLabelText('Password again'), ' password')
  await confirm('Keep my account')
  expect(await dialog.findByText('This username is already taken. Try another one.')).toBeTruthy()
  await person.type(username, '2026')
  await confirm('Keep my account')
  expect(await screen.findByText(/^The account is yours\. From now on you log in as mia2026/)).toBeTruthy()
  expect(asked.filter(({ path }) => path === '/api/users/keep').at(-1)?.body).toEqual({
    username: 'mia2026',
    email: 'parent@example.org',
    password: 'a fine password',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Make the account my own' })).toBeNull()
})
