// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { de } from '../../../src/i18n/de.ts'
import { en } from '../../../src/i18n/en.ts'
import { leave, refusal, renderAt } from '../render-at.tsx'

const person = userEvent.setup()
afterEach(leave)

const mia = { _id: 'u1', username: 'mia7', email: 'm@x.de', name: 'Mia', createdAt: 1, profileImg: null }
const config = {
  sceneOrigins: ['http://a.test', 'http://b.test'],
  framePath: '/frame.html',
  version: '1.0.0',
  operator: 'Hillside School\noffice@hillside.example',
}
const words = { en, de } as const

describe.each(['en', 'de'] as const)('pages to read, %s', (locale) => {
  it.each([
    ['R04', '/privacy', 'privacy', 10],
    ['R04', '/terms', 'terms', 8],
    ['R04', '/faqs', 'faqs', 6],
    ['R04', '/contact', 'contact', 6],
    ['R05', '/teachers', 'teachers', 7],
    ['R05', '/coding-workshops', 'teachers', 7],
  ] as const)('[%s] %s says what it is about', async (_, address, area, sections) => {
    await renderAt(address, { locale })
    const texts = words[locale][area]
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeTruthy()
    expect(document.title).toBe(texts.documentTitle)
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(sections)
    expect(screen.getByRole('main').textContent?.length).toBeGreaterThan(600)
    // Nothing of the markup is left over, and no key without its text.
    expect(screen.getByRole('main').textContent).not.toMatch(/\]\(|\{\{|\bsections\./)
  })
})

it('[R05] both addresses of the page for teachers show the same', async () => {
  const textAt = async (address: string) => {
    await renderAt(address)
    await screen.findByRole('heading', { level: 1, name: en.teachers.title })
    const text = screen.getByRole('main').textContent
    leave()
    return text
  }
  expect(await textAt('/coding-workshops')).toBe(await textAt('/teachers'))
})

it('every link of these pages leads to a page, and the foot of each page leads to them', async () => {
  const targets = new Set<string>()
  for (const address of ['/privacy', '/terms', '/faqs', '/contact', '/teachers']) {
    await renderAt(address)
    await screen.findByRole('heading', { level: 1 })
    for (const part of [screen.getByRole('main'), screen.getByRole('contentinfo')]) {
      for (const link of within(part).getAllByRole('link')) targets.add(link.getAttribute('href') ?? '')
    }
    leave()
  }
  for (const page of ['/teachers', '/faqs', '/contact', '/privacy', '/terms', '/feedback']) {
    expect([...targets]).toContain(page)
  }
  for (const target of [...targets].filter((href) => href.startsWith('/') && href !== '/')) {
    await renderAt(target)
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull())
    expect(screen.queryByRole('heading', { name: '404 Page Not Found' }), target).toBeNull()
    leave()
  }
})

it('[R04] says who runs this installation, where that was set', async () => {
  await renderAt('/contact', {
    answer: ({ path }) => (path === '/app-config.json' ? { body: config } : undefined),
  })
  expect(await screen.findByText(/Hillside School/)).toBeTruthy()
  leave()
  await renderAt('/privacy')
  expect(await screen.findByText(en.privacy.sections.responsible.unknown)).toBeTruthy()
})

describe('your data', () => {
  const at = (answer: Parameters<typeof renderAt>[1]) => renderAt('/privacy', answer)

  it('asks a visitor to log in', async () => {
    await at({})
    const main = within(await screen.findByRole('main'))
    await person.click(await main.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('gives everything in one file, and ends the account when the password is right', async () => {
    const { asked } = await at({
      answer: ({ path, method, body }) => {
        if (path === '/api/auth/me') return { body: { user: mia } }
        if (path === '/api/auth/logout') return { body: {} }
        if (path !== '/api/users' || method !== 'DELETE') return undefined
        return JSON.stringify(body).includes('forestpost') ? { body: {} } : refusal('account.password-wrong')
      },
    })
    const download = await screen.findByRole('link', { name: 'Download everything' })
    expect(download.getAttribute('href')).toBe('/api/users/export')
    await person.click(screen.getByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    await person.click(dialog.getByRole('button', { name: 'Delete it for good' }))
    expect(dialog.getByText('Password cannot be empty')).toBeTruthy()
    await person.type(dialog.getByLabelText('Your password'), 'wrong{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('This is not your password.')
    await person.clear(dialog.getByLabelText('Your password'))
    await person.type(dialog.getByLabelText('Your password'), 'forestpost{Enter}')
    expect(await screen.findByText('Your account is deleted.')).toBeTruthy()
    expect(await screen.findByText(en.privacy.yours.visitor)).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
      { password: 'wrong' },
      { password: 'forestpost' },
    ])
  })

  it('an account without a password is ended by its username', async () => {
    const { asked } = await at({
      answer: ({ path, method }) => {
        if (path === '/api/auth/me') return { body: { user: mia } }
        return method === 'DELETE' ? { body: {} } : undefined
      },
    })
    await person.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await person.click(screen.getByRole('button', { name: 'I came in with Google' }))
    await person.type(screen.getByLabelText('Your username'), 'mia7{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ username: 'mia7' })
  })
})
