// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { leave, refusal, renderAt } from './render-at.tsx'

const person = userEvent.setup()
afterEach(leave)
const mia = { _id: 'u1', username: 'mia7', email: '', name: 'Mia', createdAt: 1, profileImg: null }

const sentTo = (asked: Awaited<ReturnType<typeof renderAt>>['asked']) =>
  asked.filter(({ path }) => path === '/api/feedback').map(({ body }) => body)

it('[R06][E11][S20] a visitor reports a bug with a picture; it is sent once and thanked for', async () => {
  const { asked } = await renderAt('/feedback', {
    answer: ({ path }) => (path === '/api/feedback' ? { body: {} } : undefined),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us' })).toBeTruthy()
  expect(document.title).toBe('Tell us · Nestling')
  expect(screen.getByRole('button', { name: 'A bug' }).getAttribute('aria-pressed')).toBe('true')
  await person.type(
    screen.getByLabelText('What did you do, and what happened?'),
    'The dragon flies backwards.',
  )
  await person.type(screen.getByLabelText('Your email'), 'ada@x.de')
  const picture = new File([new Uint8Array([1, 2, 3])], 'dragon.png', { type: 'image/png' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await person.upload(input, picture)
  expect(screen.getByText('dragon.png')).toBeTruthy()
  await person.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you! Your message has arrived.')).toBeTruthy()
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toContain('Thank you!')
  expect(sentTo(asked)).toEqual([
    {
      email: 'ada@x.de',
      description: 'The dragon flies backwards.',
      modalType: 'bug',
      image: expect.any(File),
    },
  ])
})

it('[V04][E11] names what is missing and sends nothing; a wish is asked for in other words', async () => {
  const { asked } = await renderAt('/feedback?type=feature', { locale: 'de' })
  const wish = await screen.findByLabelText('Was wünschst du dir?')
  await person.click(screen.getByRole('button', { name: 'Abschicken' }))
  expect(screen.getByText('Erzähl uns, was passiert ist oder was du dir wünschst.')).toBeTruthy()
  expect(screen.getByText('Die E-Mail darf nicht leer sein')).toBeTruthy()
  expect(document.activeElement).toBe(wish)
  await person.type(screen.getByLabelText('Deine E-Mail'), 'ada')
  expect(screen.getByText('Diese E-Mail stimmt so nicht')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Ein Fehler' }))
  expect(screen.getByLabelText('Was hast du gemacht, und was ist passiert?')).toBeTruthy()
  expect(sentTo(asked)).toEqual([])
})

it('[E11] who is logged in need not have an email', async () => {
  const { asked } = await renderAt('/feedback', {
    answer: ({ path }) => {
      if (path === '/api/auth/me') return { body: { user: mia } }
      return path === '/api/feedback' ? { body: {} } : undefined
    },
  })
  await screen.findByLabelText('Your email, if you want an answer')
  await person.type(screen.getByLabelText('What did you do, and what happened?'), 'Hm.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you! Your message has arrived.')
  expect(sentTo(asked)).toEqual([{ email: '', description: 'Hm.', modalType: 'bug' }])
})

it('[E11] who has an email with us finds it filled in', async () => {
  await renderAt('/feedback', {
    answer: ({ path }) =>
      path === '/api/auth/me' ? { body: { user: { ...mia, email: 'mia@x.de' } } } : undefined,
  })
  const email = await screen.findByLabelText('Your email, if you want an answer')
  expect(email).toHaveProperty('value', 'mia@x.de')
})

it('[X05] says why it could not be sent, keeps the words, and sends them again', async () => {
  let tries = 0
  await renderAt('/feedback', {
    answer: ({ path }) => {
      if (path !== '/api/feedback') return undefined
      tries += 1
      return tries === 1 ? refusal('general.too-many-requests') : { body: {} }
    },
  })
  const words = await screen.findByLabelText('What did you do, and what happened?')
  await person.type(words, 'Hm.')
  await person.type(screen.getByLabelText('Your email'), 'ada@x.de{Enter}')
  const main = within(screen.getByRole('main'))
  expect((await main.findByRole('alert')).textContent).toMatch(/^That was a lot at once/)
  expect(words).toHaveProperty('value', 'Hm.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(main.queryByRole('alert')).toBeNull())
  expect(await screen.findByText('Thank you! Your message has arrived.')).toBeTruthy()
})
