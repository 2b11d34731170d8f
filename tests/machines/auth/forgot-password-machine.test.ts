import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AuthResult } from '../../../machines/auth/auth-error.ts'
import { forgotPasswordMachine } from '../../../machines/auth/forgot-password-machine.ts'

type NoData = AuthResult<Record<string, never>>
const done: NoData = { ok: true, data: {} }
const wrong: AuthResult<never> = { ok: false, error: { code: 'general.failed', fields: [] } }

function start(answers: {
  sendCode?: AuthResult<{ token: string }>
  verifyCode?: NoData
  setPassword?: NoData
}) {
  const sent = vi.fn()
  const reached = vi.fn()
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input }: { input: { email: string } }) => {
          sent(input)
          return answers.sendCode ?? { ok: true, data: { token: 't1' } }
        }),
        verifyCode: fromPromise(async ({ input }: { input: { token: string; code: string } }) => {
          sent(input)
          return answers.verifyCode ?? done
        }),
        setPassword: fromPromise(async ({ input }: { input: { token: string; newPassword: string } }) => {
          sent(input)
          return answers.setPassword ?? done
        }),
      },
      actions: { reached: (_, { step }) => reached(step) },
    }),
  ).start()
  const inState = (state: 'email' | 'code' | 'password' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, sent, reached, inState }
}

describe('forgot password machine', () => {
  it('[S02] goes from the email over the code to the new password', async () => {
    const { actor, sent, reached, inState } = start({})
    actor.send({ type: 'email', email: 'm@x.de' })
    await inState('code')
    actor.send({ type: 'code', code: '123456' })
    await inState('password')
    actor.send({ type: 'password', newPassword: 'new-forest' })
    await inState('done')
    expect(sent.mock.calls.map(([input]) => input)).toEqual([
      { email: 'm@x.de' },
      { token: 't1', code: '123456' },
      { token: 't1', newPassword: 'new-forest' },
    ])
    expect(reached.mock.calls.map(([step]) => step)).toEqual(['code-sent', 'code-verified', 'password-reset'])
  })

  it('[X02] a step that fails stays where it is, with its error, and can be tried again', async () => {
    const { actor, reached, inState } = start({ verifyCode: wrong })
    actor.send({ type: 'email', email: 'm@x.de' })
    await inState('code')
    actor.send({ type: 'code', code: '000000' })
    await waitFor(actor, (snapshot) => snapshot.matches('verifyingCode'))
    const { context } = await inState('code')
    expect(context.error?.code).toBe('general.failed')
    actor.send({ type: 'code', code: '111111' })
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(reached.mock.calls.map(([step]) => step)).toEqual(['code-sent'])
  })
})
