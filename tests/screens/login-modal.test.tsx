// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { letterCodeMs } from '../../protocol/http/password-reset.ts'
import { leave, refusal, renderAt } from './render-at.tsx'

const mia = { _id: 'u1', username: 'mia7', email: 'm@x.de', name: 'Mia', createdAt: 1, profileImg: null }
const person = userEvent.setup()
afterEach(() => {
  vi.restoreAllMocks()
  leave()
})

async function open(options: Parameters<typeof renderAt>[1] = {}, address = '/?open=templates-not') {
  const app = await renderAt(address, options)
  await person.click(await screen.findByRole('button', { name: /^(Log in|Anmelden)$/ }))
  return { ...app, dialog: await screen.findByRole('dialog') }
}

const toSignUp = () => person.click(screen.getByRole('button', { name: 'Create an account' }))
const submit = (name: string) => person.click(screen.getByRole('button', { name }))

describe('login modal', () => {
  it('[M05][M06][M09] shows the login tab with its texts; Facebook is off', async () => {
    const { dialog } = await open()
    expect(within(dialog).getByRole('heading', { name: 'Welcome - Login to Nestling' })).toBeTruthy()
    expect(within(dialog).getByText('- OR -')).toBeTruthy()
    for (const name of ['Login', 'Create an account']) {
      expect(within(dialog).getByRole('button', { name })).toBeTruthy()
    }
    expect(within(dialog).getByRole('button', { name: 'Forgot password?' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Facebook' })).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(screen.getByLabelText('Username or email'))
  })

  it('[M07][S01] goes between the two tabs', async () => {
    await open()
    await toSignUp()
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy()
    await submit('Login')
    expect(screen.getByRole('heading', { name: 'Welcome - Login to Nestling' })).toBeTruthy()
  })

  it('[M08][S01] the third tab asks for the email and leads back by Go Back and by Sign in', async () => {
    await open()
    for (const way of ['Go Back', 'Sign in']) {
      await submit('Forgot password?')
      expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeTruthy()
      expect(document.activeElement).toBe(screen.getByLabelText('Your email'))
      await submit(way)
      expect(screen.getByRole('heading', { name: 'Welcome - Login to Nestling' })).toBeTruthy()
    }
  })

  it('[S02][V08][X03] email, code and new password, with what may be typed there, back to the login', async () => {
    const { asked } = await open({
      answer: ({ path, body }) =>
        path === '/api/auth/forgetPassword'
          ? { body: JSON.stringify(body).includes('"step":1') ? { token: 'token7' } : {} }
          : undefined,
    })
    await submit('Forgot password?')
    await submit('Send me a code')
    expect(screen.getByText('Email cannot be empty')).toBeTruthy()
    const email = screen.getByLabelText('Your email')
    expect(email).toHaveProperty('type', 'email')
    await person.type(email, 'mia@x.de{Enter}')
    expect(await screen.findByText('Email with verification code has been sent')).toBeTruthy()

    const code = await screen.findByLabelText('Code from the email')
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('inputmode')).toBe('numeric')
    await person.type(code, '12x{Enter}')
    expect(screen.getByText('The code has digits only.')).toBeTruthy()
    await person.clear(code)
    await person.type(code, '012345{Enter}')
    expect(await screen.findByText('Code has been verified successfully')).toBeTruthy()

    const password = await screen.findByLabelText('New password')
    await person.type(password, 'forest7{Enter}')
    expect(screen.getByText('Password needs at least 8 characters')).toBeTruthy()
    await person.type(password, 'p{Enter}')
    expect(await screen.findByText('Password has been reset successfully')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Welcome - Login to Nestling' })).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { step: 1, email: 'mia@x.de' },
      { step: 2, token: 'token7', code: '012345' },
      { step: 3, token: 'token7', newPassword: 'forest7p' },
    ])
  })

  it('[S02] a code that was sent is still asked for after a reload, as long as it works, and of nobody who opens the form anew', async () => {
    const toCode = async () => {
      await open({ answer: () => ({ body: { token: 'token7' } }) })
      await submit('Forgot password?')
      await person.type(screen.getByLabelText('Your email'), 'mia@x.de{Enter}')
      await screen.findByLabelText('Code from the email')
    }
    /** As a browser does: the form has no time to go. */
    const reload = async () => {
      const [[key, kept] = ['', '']] = Object.entries(sessionStorage)
      leave()
      sessionStorage.setItem(key, kept)
      await open()
      await submit('Forgot password?')
    }
    await toCode()
    await reload()
    expect(screen.getByText(/mia@x\.de/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'))
    await submit('Go Back')
    expect(sessionStorage).toHaveLength(0)
    await submit('Go Back')
    await submit('Forgot password?')
    expect(screen.getByLabelText('Your email')).toHaveProperty('value', '')

    leave()
    await toCode()
    await person.type(screen.getByLabelText('Code from the email'), '012345{Enter}')
    await screen.findByLabelText('New password')
    expect(sessionStorage).toHaveLength(0)

    leave()
    await toCode()
    const later = Date.now() + letterCodeMs
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await reload()
    expect(screen.getByLabelText('Your email')).toHaveProperty('value', '')
  })

  it.each([
    ['account.too-many-codes', /^There have been enough codes for now/],
    ['from.tomorrow', 'Sorry! not able to process request right now'],
  ])('[X02] a step that fails says why and can be done again (%s)', async (code, text) => {
    await open({ answer: ({ path }) => (path === '/api/auth/forgetPassword' ? refusal(code) : undefined) })
    await submit('Forgot password?')
    await person.type(screen.getByLabelText('Your email'), 'mia@x.de{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.getByLabelText('Your email')).toHaveProperty('value', 'mia@x.de')
  })

  it('[V07] an empty login names both fields and sends nothing', async () => {
    const { asked } = await open()
    await submit('Login')
    expect(screen.getByText('Username cannot be empty')).toBeTruthy()
    expect(screen.getByText('Password cannot be empty')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Username or email'))
    await person.type(screen.getByLabelText('Username or email'), 'mia@x')
    expect(screen.getByText('Email is not valid')).toBeTruthy()
    expect(asked.filter(({ path }) => path === '/api/auth/login')).toEqual([])
  })

  it('[V03] an empty sign-up names every field', async () => {
    await open()
    await toSignUp()
    await submit('Create Account')
    for (const text of ['Username cannot be empty', 'Fullname cannot be empty', 'Email cannot be empty']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getAllByText('Password cannot be empty')).toHaveLength(2)
  })

  it('[V04][V05][V06] checks email, confirmation and username', async () => {
    const { asked } = await open()
    await toSignUp()
    await person.type(screen.getByLabelText('What should we call you?'), 'Mia')
    await person.type(screen.getByLabelText('Username'), 'mia_7')
    await person.type(screen.getByLabelText('Email'), 'mia@@x.de')
    await person.type(screen.getByLabelText('Password'), 'forestpost')
    await person.type(screen.getByLabelText('Password again'), 'forestpots')
    await submit('Create Account')
    expect(screen.getByText('Email is not valid')).toBeTruthy()
    expect(screen.getByText('Username can only have letters (a to z) and digits')).toBeTruthy()
    const confirm = screen.getByLabelText('Password again')
    const note = document.getElementById(confirm.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Password do not match')
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('[S05][E02] a sign-up sends no repeated password, and shows what the server refused at its field', async () => {
    const { asked } = await open({
      answer: ({ path }) =>
        path === '/api/users'
          ? refusal('account.username-taken', [{ field: 'username', code: 'account.username-taken' }])
          : undefined,
    })
    await toSignUp()
    await person.type(screen.getByLabelText('What should we call you?'), 'Mia')
    await person.type(screen.getByLabelText('Username'), '  mia7 ')
    await person.type(screen.getByLabelText('Email'), 'mia@x.de')
    await person.type(screen.getByLabelText('Password'), 'forestpost')
    await person.type(screen.getByLabelText('Password again'), 'forestpost{Enter}')
    expect(await screen.findByText('This username is already taken. Try another one.')).toBeTruthy()
    expect(asked.find(({ path }) => path === '/api/users')?.body).toEqual({
      name: 'Mia',
      username: 'mia7',
      email: 'mia@x.de',
      password: 'forestpost',
      domainKey: 1,
    })
  })

  it('[S03] a login closes the modal, says so and leads to the dashboard', async () => {
    const { place } = await open({
      answer: ({ path }) => (path === '/api/auth/login' ? { body: { user: mia } } : undefined),
    })
    await person.type(screen.getByLabelText('Username or email'), 'mia7')
    await person.type(screen.getByLabelText('Password'), 'forestpost{Enter}')
    expect(await screen.findByText('Login Successful!')).toBeTruthy()
    await waitFor(() => expect(place.current).toMatch(/^\/dashboard/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['en', 'account.credentials-wrong', 'Username or password is wrong'],
    ['de', 'account.credentials-wrong', 'Benutzername oder Passwort stimmt nicht'],
    ['en', 'from.tomorrow', 'Sorry! not able to process request right now'],
  ] as const)('[X01][S04] a failed login says why (%s, %s)', async (locale, code, text) => {
    await open({ locale, answer: ({ path }) => (path === '/api/auth/login' ? refusal(code) : undefined) })
    await person.type(screen.getByLabelText(/Username or|Benutzername oder/), 'mia7')
    await person.type(screen.getByLabelText(/^(Password|Passwort)$/), 'forestpost{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('[M09] Google is a way in where this installation has one, and leads back to the page', async () => {
    const config = {
      sceneOrigins: ['http://a.test', 'http://b.test'],
      framePath: '/f',
      version: '1',
      hasGoogle: true,
    }
    await open(
      {
        answer: ({ path }) => (path === '/app-config.json' ? { body: config } : undefined),
      },
      '/faqs?x=1',
    )
    const google = await screen.findByRole('link', { name: 'Google' })
    expect(google.getAttribute('href')).toBe('/api/auth/google?returnTo=%2Ffaqs%3Fx%3D1')
    expect(screen.getByRole('button', { name: 'Facebook' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['login', mia, 'Login Successful', '/dashboard/faqs?x=1'],
    ['signup', mia, 'Signup Successful', '/dashboard/faqs?x=1'],
    ['failed&because=account.email-taken', null, /^There is already an account with this email/, '/faqs?x=1'],
    ['login', null, /^Google could not say who you are/, '/faqs?x=1'],
  ])('[S06] tells how a sign-in by Google ended: %s', async (social, user, text, leadsTo) => {
    const { place } = await renderAt(`/faqs?x=1&social=${social}`, {
      answer: ({ path }) => (path === '/api/auth/me' ? { body: { user } } : undefined),
    })
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(place.current).toBe(leadsTo))
  })

  it.each([
    ['en', "We couldn't find registered email id. Please fill form to signup.", 'Create an account'],
    ['de', /^Dort ist keine E-Mail von dir zu finden/, 'Konto anlegen'],
  ] as const)(
    '[V09] an account of others without an email leads to the form, in %s',
    async (locale, text, title) => {
      const { place } = await renderAt('/faqs?social=failed&because=account.social-email-missing', { locale })
      expect(await screen.findByText(text)).toBeTruthy()
      expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
      await waitFor(() => expect(place.current).toBe('/faqs'))
    },
  )

  it('[X01] no failure is shown for the login of the page load', async () => {
    await renderAt('/', {
      answer: ({ path }) => (path === '/api/auth/me' ? { status: 500, body: {} } : undefined),
    })
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
