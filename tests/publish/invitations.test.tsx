// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'
import { Invitations } from '../../src/publish/Invitations.tsx'

interface Member {
  readonly username: string
  readonly name: string
  readonly profileImg: null
  readonly role: 'editor' | 'viewer'
}
const projectId = 'b'.repeat(24)
const person = userEvent.setup()
let members: readonly Member[] = []

const ada: Member = { username: 'ada', name: 'Ada', profileImg: null, role: 'editor' }
const ben: Member = { username: 'ben', name: 'Ben', profileImg: null, role: 'viewer' }

/** Plays the server's part of the three calls. */
function answer(path: string, { method = 'GET', body }: RequestInit = {}): unknown {
  if (method === 'GET') return { members }
  const { username } = JSON.parse(String(body))
  if (path === '/api/project/invite') members = [...members, { ...ben, username }]
  else members = members.filter((member) => member.username !== username)
  return {}
}

beforeEach(async () => {
  await startI18n('en')
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => Response.json(answer(path, request)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('lists who is invited and what each may do, in both languages', async () => {
  members = [ada, ben]
  render(<Invitations projectId={projectId} />)
  await screen.findByRole('heading', { name: 'Invited' })
  expect(shown()).toEqual(['aadabuilds with you', 'bbenmay look'])
  await chooseLocale('de')
  await screen.findByRole('heading', { name: 'Eingeladen' })
  expect(shown()).toEqual(['aadabaut mit dir', 'bbendarf zuschauen'])
  await chooseLocale('en')
})

it('shows somebody as soon as they are invited', async () => {
  members = []
  render(<Invitations projectId={projectId} />)
  await person.type(screen.getByLabelText('Username'), 'cleo')
  await person.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(shown()).toEqual(['ccleomay look']))
})

it('takes an invitation back', async () => {
  members = [ada, ben]
  render(<Invitations projectId={projectId} />)
  await person.click(await screen.findByRole('button', { name: 'Take back the invitation of ada' }))
  await waitFor(() => expect(shown()).toEqual(['bbenmay look']))
  expect(members).toEqual([ben])
})

it('says so when the list cannot be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<Invitations projectId={projectId} />)
  await screen.findByText('There is no connection right now. Try again when you are online.')
})
