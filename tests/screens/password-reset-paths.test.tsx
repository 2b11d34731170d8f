// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { generatePaths, type PathStep } from '../machines/paths/generate-paths.ts'
import { passwordReset } from '../machines/paths/models/password-reset.ts'
import { bug } from '../machines/paths/path-model.ts'
import { stateName } from '../machines/paths/state-name.ts'
import { type Answer, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)

/** By its words: asking for roles of a whole page takes long, and there are many steps. */
const button = (name: string) => screen.getByText(name, { selector: 'button' })
const press = (name: string) => fireEvent.click(button(name))
const isBusy = (name: string) => expect(button(name).getAttribute('aria-busy')).toBe('true')
const isReady = (label: string) => expect(screen.getByLabelText(label)).toBeTruthy()

/** What a person sees in each state. */
const seen: Readonly<Record<string, () => void>> = {
  email: () => isReady('Your email'),
  sendingCode: () => isBusy('Send me a code'),
  code: () => isReady('Code from the email'),
  verifyingCode: () => isBusy('Check the code'),
  newPassword: () => isReady('New password'),
  resettingPassword: () => isBusy('Save the new password'),
  done: () => expect(button('Login')).toBeTruthy(),
}

const fill = (label: string, value: string, sendWords: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  press(sendWords)
}

/** How a person does each event. */
const done: Readonly<Record<string, () => void>> = {
  'email.send': () => fill('Your email', 'mia@x.de', 'Send me a code'),
  'code.verify': () => fill('Code from the email', '012345', 'Check the code'),
  'password.save': () => fill('New password', 'forestpost', 'Save the new password'),
  back: () => press('Go Back'),
}

function answerOf({ event: { src, answer } }: PathStep): Answer {
  if (answer === bug) return { status: 500, body: 'not what was promised' }
  if (!answer.ok) return refusal(answer.error.code)
  return { body: src === 'sendCode' ? { token: 'token7' } : {} }
}

type Event = PathStep['event']
const isSame = (one: Event, other: Event | undefined) =>
  one.type === other?.type && one.answer === other.answer

const all = generatePaths(passwordReset)
/** Of two ways, of which one is the beginning of the other, the longer one shows both. */
const paths = all.filter(
  (path) =>
    !all.some(
      (other) => other.length > path.length && path.every(({ event }, at) => isSame(event, other[at]?.event)),
    ),
)

it.each(
  paths.map((path) => [
    path.map(({ event }) => event.type.replace(/^xstate\.|actor\.\d+\./g, '')).join(' → '),
    path,
  ]),
)('[S02][X02] the third tab of the login shows: %s', async (_, path) => {
  let arrive: (answer: Answer) => void = () => {}
  await renderAt('/pageNotFound', {
    answer: ({ path: asked }) =>
      asked === '/api/auth/forgetPassword'
        ? new Promise((resolve) => {
            arrive = resolve
          })
        : undefined,
  })
  fireEvent.click(await screen.findByText('Log in', { selector: 'button' }))
  fireEvent.click(await screen.findByText('Forgot password?', { selector: 'button' }))
  for (const step of path) {
    const gesture = done[step.event.type]
    if (gesture) act(gesture)
    else arrive(answerOf(step))
    await waitFor(() => seen[stateName(step.state.value)]?.())
    const alert = document.querySelector('form [role=alert]')
    expect(alert === null, 'an error').toBe(step.state.context.error === null)
  }
})
