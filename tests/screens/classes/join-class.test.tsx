// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  findProject,
  projectsWithoutAccount,
  rememberProject,
} from '../../../src/client/local-projects/local-projects.ts'
import { leave, refusal, renderAt } from '../render-at.tsx'
import { child, classServer } from './class-server.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(leave)
const person = userEvent.setup()
const sent = (asked: readonly { method: string; path: string; body: unknown }[], path: string) =>
  asked.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body)

async function pick(...names: readonly string[]) {
  const all = await screen.findByRole('list', { name: 'All pictures' })
  for (const name of names) await person.click(within(all).getByRole('button', { name }))
}

it('a child comes in by code, nickname and three pictures, is logged in and sees the class', async () => {
  const { asked, place } = await renderAt('/class/abcdefghj', { answer: classServer(null) })
  expect(await screen.findByLabelText('Code of your class')).toHaveProperty('value', 'abcdefghj')
  await person.type(screen.getByLabelText('Your nickname'), 'Mia')
  await pick('Cat', 'Moon', 'Cat')
  expect(screen.getByRole('button', { name: 'Picture 3: Cat. Take it away' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  expect(await screen.findByRole('heading', { level: 1, name: '4b' })).toBeTruthy()
  expect(place.current).toBe('/classes/c1')
  expect(sent(asked, '/api/class/join')).toEqual([
    { code: 'abcdefghj', nickname: 'Mia', pictures: ['cat', 'moon', 'cat'] },
  ])
  expect(screen.getByRole('button', { name: 'Your menu, mia7' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^Children/ })).toBeNull()
})

it('who was here before comes in again; a picture can be taken away and another chosen', async () => {
  const { asked } = await renderAt('/class', { answer: classServer(null) })
  await person.type(await screen.findByLabelText('Code of your class'), 'ABC def-ghj')
  await person.click(screen.getByRole('button', { name: 'I have been here before' }))
  await person.type(screen.getByLabelText('Your nickname'), 'Mia')
  await pick('Owl', 'Fox', 'Key', 'Tree')
  await person.click(screen.getByRole('button', { name: 'Picture 2: Fox. Take it away' }))
  await pick('Tree')
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  await screen.findByRole('heading', { level: 1, name: '4b' })
  expect(sent(asked, '/api/class/login')).toEqual([
    { code: 'abcdefghj', nickname: 'Mia', pictures: ['owl', 'key', 'tree'] },
  ])
})

it('says what is missing before anything is sent, and what the server refuses, in both languages', async () => {
  const { asked } = await renderAt('/class', { answer: classServer(null) })
  await person.click(await screen.findByRole('button', { name: 'Come in' }))
  expect(screen.getByText('Choose a nickname.')).toBeTruthy()
  expect(screen.getByText('Choose three pictures.')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  leave()
  await renderAt('/class/nosuchone', { answer: classServer(null), locale: 'de' })
  await person.type(await screen.findByLabelText('Dein Spitzname'), 'Mia')
  const all = screen.getByRole('list', { name: 'Alle Bilder' })
  for (const name of ['Eule', 'Boot', 'Zug']) await person.click(within(all).getByRole('button', { name }))
  await person.click(screen.getByRole('button', { name: 'Hereinkommen' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Zu diesem Code gibt es keine Klasse/)
})

it('whoever has an account comes in as themselves', async () => {
  const { asked, place } = await renderAt('/class/abcdefghj', { answer: classServer(child) })
  expect(await screen.findByText('You come in as mia7.')).toBeTruthy()
  expect(screen.queryByLabelText('Your nickname')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  await waitFor(() => expect(place.current).toBe('/classes/c1'))
  expect(sent(asked, '/api/class/join')).toEqual([{ code: 'abcdefghj' }])
})

it('on a shared tablet whoever is not the one before logs them out and comes in as themselves', async () => {
  let isOut = false
  const server = classServer(child)
  const { asked } = await renderAt('/class/abcdefghj', {
    answer: (one) => {
      if (one.path === '/api/auth/logout') {
        isOut = true
        return { body: {} }
      }
      return isOut && one.path === '/api/auth/me' ? { body: { user: null } } : server(one)
    },
  })
  expect(await screen.findByText('You come in as mia7.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'That is not me' }))
  expect(await screen.findByLabelText('Your nickname')).toBeTruthy()
  expect(screen.getByLabelText('Code of your class')).toHaveProperty('value', 'abcdefghj')
  expect(sent(asked, '/api/auth/logout')).toHaveLength(1)
  expect(sent(asked, '/api/class/join')).toEqual([])
})

async function fillIn(way: 'I am new here' | 'I have been here before') {
  await person.click(await screen.findByRole('button', { name: way }))
  await person.type(screen.getByLabelText('Your nickname'), 'Mia')
  await pick('Cat', 'Moon', 'Cat')
  await person.click(screen.getByRole('button', { name: 'Come in' }))
}

it.each([
  ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve({ status: 500, body: {} })],
])('says so when the look at who came in %s, and comes in on the second try', async (_, failing) => {
  const server = classServer(null)
  let hasJoined = false
  let isFailing = true
  const { asked } = await renderAt('/class/abcdefghj', {
    answer: (one) => {
      if (one.path === '/api/class/join') hasJoined = true
      return one.path === '/api/auth/me' && hasJoined && isFailing ? failing() : server(one)
    },
  })
  await fillIn('I am new here')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  isFailing = false
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  expect(await screen.findByRole('heading', { level: 1, name: '4b' })).toBeTruthy()
  expect(sent(asked, '/api/class/join')).toHaveLength(2)
})

it('who comes back to a class that is over, or was taken out of it, comes to their own worlds', async () => {
  const server = classServer(null)
  const { place } = await renderAt('/class/abcdefghj', {
    answer: (one) => (one.path === '/api/class/mine' ? { body: { classes: [] } } : server(one)),
  })
  await fillIn('I have been here before')
  await waitFor(() => expect(place.current).toBe('/dashboard'))
  expect(await screen.findByText(/^This class is over, or you are not in it any more/)).toBeTruthy()
})

it('who chooses to come in before a world built without an account goes on in it, and nobody who comes in later does', async () => {
  const world = { id: 'den', startedAt: '/template/treehouse', openedAt: Date.now(), server: null }
  await rememberProject(world)
  const { place } = await renderAt('/community?project=den', { answer: classServer(null) })
  await person.click(await screen.findByRole('button', { name: 'Log in' }))
  await person.click(await screen.findByRole('link', { name: 'I have a class code' }))
  await person.type(await screen.findByLabelText('Code of your class'), 'abcdefghj')
  await fillIn('I am new here')
  await waitFor(() => expect(place.current).toBe('/template/treehouse?project=den'))
  expect((await findProject('den'))?.maker).toBe('mia7')
  expect(await screen.findByText('You are in the class “4b”, and your world came along.')).toBeTruthy()
})

it('whoever has come in is asked about worlds of this device that may be theirs', async () => {
  // Left right after the first edit: that it is stored could not be noted any more.
  const left = { startedAt: '/new', openedAt: Date.now() - 300_000, server: null, isKept: false }
  await rememberProject({ id: 'mias', ...left })
  await rememberProject({ id: 'toms', startedAt: '/new', openedAt: 1, maker: 'tom', server: null })
  await renderAt('/classes/c1', { answer: classServer(child), locale: 'de' })
  expect(await screen.findByRole('heading', { name: 'Warst du das?' })).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /^Nachschauen/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/new?project=mias'])
  expect(screen.getByText('zuletzt geöffnet: vor 5 Minuten')).toBeTruthy()
})

it('a child who made none of them says so once; of many the last three are shown first', async () => {
  for (let at = 1; at <= 5; at += 1) {
    await rememberProject({ id: `w${at}`, startedAt: '/new', openedAt: at, server: null })
  }
  await renderAt('/classes/c1', { answer: classServer(child) })
  const hrefs = () =>
    screen.getAllByRole('link', { name: /^Have a look/ }).map((link) => link.getAttribute('href'))
  await screen.findByRole('heading', { name: 'Was that you?' })
  expect(hrefs()).toEqual(['w5', 'w4', 'w3'].map((id) => `/new?project=${id}`))
  await person.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect(hrefs()).toHaveLength(5)
  await person.click(screen.getByRole('button', { name: 'None of it is mine' }))
  expect(screen.queryByRole('heading', { name: 'Was that you?' })).toBeNull()
  await waitFor(async () => expect(await projectsWithoutAccount('mia7')).toEqual([]))
  expect(await projectsWithoutAccount('ali')).toHaveLength(5)
})

it('whoever has come in elsewhere is asked so on their dashboard', async () => {
  await rememberProject({ id: 'mias', startedAt: '/new', openedAt: Date.now(), server: null })
  const none = ({ path }: { path: string }) =>
    path.startsWith('/api/project') ? { body: { projects: [] } } : undefined
  await renderAt('/dashboard', { answer: classServer(child, none) })
  expect(await screen.findByRole('heading', { name: 'Was that you?' })).toBeTruthy()
})

it('a class that is not one’s own is not for one, and a visitor is asked to log in', async () => {
  await renderAt('/classes/c9', { answer: classServer(child) })
  expect(await screen.findByRole('heading', { name: 'This class is not for you' })).toBeTruthy()
  expect(screen.getByText('This class does not exist, or you are not in it.')).toBeTruthy()
  leave()
  const { asked } = await renderAt('/classes/c1')
  expect(await screen.findByText('Log in to see your class.')).toBeTruthy()
  expect(asked.some(({ path }) => path.startsWith('/api/class'))).toBe(false)
})

it('the way in by a class code stands where one logs in', async () => {
  const { place } = await renderAt('/', { answer: classServer(null) })
  await person.click(await screen.findByRole('button', { name: 'Log in' }))
  await person.click(await screen.findByRole('link', { name: 'I have a class code' }))
  await waitFor(() => expect(place.current).toBe('/class'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a nickname that is taken is said at its field', async () => {
  await renderAt('/class/abcdefghj', {
    answer: classServer(null, ({ path }) =>
      path === '/api/class/join'
        ? refusal('class.nickname-wrong', [{ field: 'nickname', code: 'class.nickname-wrong' }])
        : undefined,
    ),
  })
  await person.type(await screen.findByLabelText('Your nickname'), 'Mia')
  await pick('Cat', 'Moon', 'Cat')
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Your nickname').getAttribute('aria-invalid')).toBe('true'),
  )
})
