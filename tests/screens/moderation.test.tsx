// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

const person = userEvent.setup()
afterEach(leave)
const boss = { _id: 'u1', username: 'boss', email: 'b@x.de', name: 'Boss', createdAt: 1, profileImg: null }

const volcano = {
  kind: 'project',
  id: 'p1',
  displayName: 'Volcano',
  description: 'It is hot.',
  username: 'mia7',
  name: 'volcano',
  playCode: 'abc234',
}
const nils = { kind: 'profile', id: 'u7', username: 'nils', displayName: 'Nils', description: '' }

/** A server whose queue follows what is decided. */
function queue() {
  const open = [
    {
      subject: volcano,
      isHidden: false,
      reports: [
        { at: 1_790_000_000_000, reason: 'scary', note: 'There is blood.' },
        { at: 1_790_000_100_000, reason: 'unkind', note: '' },
      ],
    },
    {
      subject: nils,
      isHidden: false,
      reports: [{ at: 1_790_000_200_000, reason: 'private-data', note: '' }],
    },
  ]
  const decisions: { id: string; at: number; by: string; decision: string; subject: { id: string } }[] = []
  const hidden = new Set<string>()
  return ({ path, method, body }: Asked) => {
    if (path === '/api/auth/me') return { body: { user: boss } }
    if (path === '/api/feedback') {
      const entry = { id: 'f1', at: 1_790_000_000_000, username: null, email: 'ada@x.de', type: 'bug' }
      return {
        body: { entries: [{ ...entry, description: 'It broke.', hasImage: true, hasRecording: true }] },
      }
    }
    if (path !== '/api/moderation') return undefined
    if (method === 'POST') {
      const { id, decision } = JSON.parse(JSON.stringify(body))
      const at = open.findIndex(({ subject }) => subject.id === id)
      if (at >= 0) open.splice(at, 1)
      if (decision === 'hide') hidden.add(id)
      else hidden.delete(id)
      decisions.unshift({
        id: `d${decisions.length}`,
        at: 1_790_001_000_000,
        by: 'boss',
        decision,
        subject: id === 'p1' ? volcano : nils,
      })
      return { body: {} }
    }
    return {
      body: {
        cases: open,
        decisions: decisions.map((one) => ({ ...one, isHidden: hidden.has(one.subject.id) })),
      },
    }
  }
}

it('[P04] who is not staff sees that there is no such page', async () => {
  await renderAt('/moderation', {
    answer: ({ path }) => (path === '/api/moderation' ? refusal('moderation.staff-only') : undefined),
  })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

it('[P04] shows what waits with all its reports; a hidden project can be shown again from what was decided', async () => {
  const { asked } = await renderAt('/moderation', { answer: queue() })
  expect(await screen.findByRole('heading', { level: 2, name: 'Waiting (2)' })).toBeTruthy()
  expect(document.title).toBe('Moderation · Nestling')
  expect(screen.getByRole('link', { name: 'Volcano' }).getAttribute('href')).toBe('/mia7/projects/volcano')
  for (const text of [
    'There is blood.',
    'It is frightening or not for children',
    'It is unkind to somebody',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.queryByRole('button', { name: 'Delete: Nils' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Hide: Volcano' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Waiting (1)' })).toBeTruthy()
  expect(screen.getByText(/^Hidden by boss/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Show again: Volcano' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show again: Volcano' })).toBeNull())
  expect(screen.getByText(/^Shown again by boss/)).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { kind: 'project', id: 'p1', decision: 'hide' },
    { kind: 'project', id: 'p1', decision: 'show' },
  ])
})

it('[S20] shows what was written, with the way to its recording and its picture', async () => {
  await renderAt('/moderation', { answer: queue(), locale: 'de' })
  expect(await screen.findByText('It broke.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aufnahme anschauen' }).getAttribute('href')).toBe(
    '/replay?feedback=f1',
  )
  expect(screen.getByRole('link', { name: 'Bild' }).getAttribute('href')).toBe('/api/feedback/image?id=f1')
  const card = screen.getByText('It broke.').closest('li')
  expect(within(card ?? document.body).getByRole('link', { name: 'ada@x.de' })).toBeTruthy()
})

it.each([
  ['en', 'Delete: Volcano', 'Delete Volcano?', 'Delete', 'Cancel'],
  ['de', 'Löschen: Volcano', 'Volcano löschen?', 'Löschen', 'Abbrechen'],
] as const)('deletes only after a question (%s)', async (locale, button, title, really, cancel) => {
  const { asked } = await renderAt('/moderation', { answer: queue(), locale })
  const decided = () => asked.filter(({ method, path }) => method === 'POST' && path === '/api/moderation')
  await person.click(await screen.findByRole('button', { name: button }))
  const question = await screen.findByRole('dialog', { name: title })
  await person.click(within(question).getByRole('button', { name: cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decided()).toEqual([])
  await person.click(screen.getByRole('button', { name: button }))
  const again = await screen.findByRole('dialog', { name: title })
  await person.click(within(again).getByRole('button', { name: really }))
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(decided().map(({ body }) => body)).toEqual([{ kind: 'project', id: 'p1', decision: 'delete' }])
})

it('says what was decided, and the keyboard goes on with what moved up, or to the heading', async () => {
  await renderAt('/moderation', { answer: queue() })
  const done = async (text: string) =>
    expect((await screen.findByText(text)).closest('[role]')?.role).toBe('status')
  await person.click(await screen.findByRole('button', { name: 'Hide: Volcano' }))
  await done('Volcano is hidden now.')
  const next = screen.getByRole('button', { name: 'Nothing wrong: Nils' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await person.click(next)
  await done('Nils is fine: that is settled.')
  const waiting = await screen.findByRole('heading', { level: 2, name: 'Waiting (0)' })
  await waitFor(() => expect(document.activeElement).toBe(waiting))
  await person.click(screen.getByRole('button', { name: 'Show again: Volcano' }))
  await done('Volcano is shown again.')
  const decided = screen.getByRole('heading', { level: 2, name: 'Decided' })
  await waitFor(() => expect(document.activeElement).toBe(decided))
})

it('a deleted world leaves the keyboard with the next one, and says so in German too', async () => {
  await renderAt('/moderation', { answer: queue(), locale: 'de' })
  await person.click(await screen.findByRole('button', { name: 'Löschen: Volcano' }))
  const question = await screen.findByRole('dialog', { name: 'Volcano löschen?' })
  await person.click(within(question).getByRole('button', { name: 'Löschen' }))
  expect(await screen.findByText('Volcano liegt jetzt im Papierkorb.')).toBeTruthy()
  const next = screen.getByRole('button', { name: 'Alles in Ordnung: Nils' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

it('says of the newest decision alone that its world is hidden today', async () => {
  const at = 1_790_001_000_000
  const decisions = (['delete', 'show', 'hide'] as const).map((decision) => ({
    id: decision,
    at,
    by: 'boss',
    decision,
    subject: volcano,
    isHidden: true,
  }))
  const answer = queue()
  await renderAt('/moderation', {
    answer: (asked) =>
      asked.path === '/api/moderation' ? { body: { cases: [], decisions } } : answer(asked),
  })
  const line = async (text: RegExp) => within((await screen.findByText(text)).closest('li') ?? document.body)
  expect((await line(/^Deleted by/)).getByText('hidden')).toBeTruthy()
  for (const text of [/^Shown again by/, /^Hidden by/]) {
    expect((await line(text)).queryByText('hidden')).toBeNull()
    expect((await line(text)).queryByRole('link')).toBeNull()
  }
})

it('a decision that fails is told, and the queue stays', async () => {
  const answer = queue()
  await renderAt('/moderation', {
    answer: (asked) =>
      asked.method === 'POST' && asked.path === '/api/moderation'
        ? refusal('moderation.missing')
        : answer(asked),
  })
  await person.click(await screen.findByRole('button', { name: 'Hide: Volcano' }))
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such project or profile.')
  expect(screen.getByRole('heading', { level: 2, name: 'Waiting (2)' })).toBeTruthy()
})
