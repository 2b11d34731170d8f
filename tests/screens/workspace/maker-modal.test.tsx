// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseLocale, startI18n } from '../../../src/i18n/i18n.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { MakerModal } from '../../../src/screens/workspace/MakerModal.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = { _id: 'u2', username: 'mia7', name: 'Mia', email: '', createdAt: 1, profileImg: null }

/** Asks at a world of `/template/treehouse`; tells what was answered and where the browser is then. */
async function asked(isResumed: boolean, locale: Locale) {
  await startI18n(locale)
  await chooseLocale(locale)
  const answerMaker = vi.fn(async () => {})
  const place = { current: '' }
  render(
    <MemoryRouter initialEntries={['/template/treehouse?project=den']}>
      <MakerModal project={{ answerMaker, isResumed, startedAt: '/template/treehouse' }} user={user} />
      <Place
        onPlace={(path) => {
          place.current = path
        }}
      />
    </MemoryRouter>,
  )
  return { answerMaker, place }
}

function Place({ onPlace }: { readonly onPlace: (path: string) => void }) {
  const { pathname, search, state } = useLocation()
  onPlace(`${pathname}${search}${state ? ` ${JSON.stringify(state)}` : ''}`)
  return null
}

it('who says yes keeps the world, and stays in it', async () => {
  const { answerMaker, place } = await asked(false, 'de')
  await userEvent.click(screen.getByRole('button', { name: 'Ja, die ist von mir' }))
  expect(answerMaker.mock.calls).toEqual([[user, true]])
  expect(place.current).toBe('/template/treehouse?project=den')
})

it.each([
  [true, '/template/treehouse {"fresh":true}'],
  [false, '/dashboard'],
])('who says no begins anew where they wanted to build (%s), or goes home', async (isResumed, there) => {
  const { answerMaker, place } = await asked(isResumed, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'No, somebody else made it' }))
  expect(answerMaker.mock.calls).toEqual([[user, false]])
  await vi.waitFor(() => expect(place.current).toBe(there))
})

it('who does not answer leaves the world as it is', async () => {
  const { answerMaker, place } = await asked(false, 'en')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(place.current).toBe('/dashboard'))
  expect(answerMaker).not.toHaveBeenCalled()
})
