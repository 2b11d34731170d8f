// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AuthProvider } from '../../src/account/AuthProvider.tsx'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'
import { PublishDone } from '../../src/publish/PublishDone.tsx'
import { communityProject } from '../support/community-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = { _id: 'u2', username: 'mia7', name: 'Mia', createdAt: 1, profileImg: null }

async function done(
  visibility: 'private' | 'class' | 'link' | 'public',
  email: string,
  locale: 'en' | 'de',
  approvals: () => readonly object[] = () => [],
) {
  await startI18n(locale)
  await chooseLocale(locale)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path !== '/api/class/approvals') return Response.json({ user: { ...user, email } })
    return Response.json(method === 'GET' ? { approvals: approvals() } : {})
  })
  render(
    <MemoryRouter>
      <AuthProvider>
        <PublishDone project={communityProject({ name: 'castle', visibility })} />
      </AuthProvider>
    </MemoryRouter>,
  )
  await screen.findAllByRole('status')
}

it.each([
  ['private', 'en', /^Only you see it, and those you invite\./],
  ['class', 'en', /^Your class can play it now\.$/],
  ['link', 'en', /^Everyone with the link or the play code can play it now\.$/],
  ['public', 'en', /^It is public now/],
  ['private', 'de', /^Nur du siehst sie und alle, die du einlädst\./],
  ['class', 'de', /^Deine Klasse kann sie jetzt spielen\.$/],
  ['link', 'de', /^Alle mit dem Link oder dem Spielcode können sie jetzt spielen\.$/],
  ['public', 'de', /^Sie ist jetzt öffentlich/],
] as const)('[P03] what was published %s says who sees it (%s)', async (visibility, locale, words) => {
  await done(visibility, '', locale)
  expect(screen.getByText(words)).toBeTruthy()
  const isPassedOn = visibility !== 'private'
  expect(screen.queryByRole('textbox') !== null).toBe(isPassedOn)
  expect(screen.queryByText('abc234') !== null).toBe(isPassedOn)
})

it('[P03] a pupil may ask the teacher to show more; who has an account of their own says it themselves', async () => {
  await done('class', '', 'en')
  expect(await screen.findByRole('button', { name: 'Ask my teacher to show it to everybody' })).toBeTruthy()
  cleanup()
  await done('class', 'mia@example.org', 'en')
  expect(await screen.findByText('Under “Build together” you say who else may see it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ask my teacher/ })).toBeNull()
})

it('[P03] a pupil who has asked hears that the answer is awaited, and one whose world is not shown yet may ask again', async () => {
  const project = communityProject({ name: 'castle', visibility: 'class' })
  let state = 'refused'
  const asked = () => [{ project, publication: 1, wanted: 'public', state, askedAt: 1 }]
  await done('class', '', 'en', asked)
  expect(await screen.findByText(/^Your teacher says: not yet\./)).toBeTruthy()
  state = 'asked'
  await userEvent.click(screen.getByRole('button', { name: /^Ask my teacher/ }))
  expect(await screen.findByText(/^Your teacher has been asked and will look at it\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ask my teacher/ })).toBeNull()
})
