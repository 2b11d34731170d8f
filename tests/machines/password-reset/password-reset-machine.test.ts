import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AuthResult } from '../../../machines/auth/auth-error.ts'
import {
  passwordResetMachine,
  type ResetStep,
} from '../../../machines/password-reset/password-reset-machine.ts'

const refused: AuthResult<never> = { ok: false, error: { code: 'account.code-wrong', fields: [] } }
const fine: AuthResult<Record<string, never>> = { ok: true, data: {} }

interface Calls {
  readonly sendCode?: (input: { email: string }) => Promise<AuthResult<{ token: string }>>
  readonly verifyCode?: (input: { tokenId: string; code: string }) => Promise<typeof fine | typeof refused>
  readonly resetPassword?: (input: {
    tokenId: string
    newPassword: string
  }) => Promise<typeof fine | typeof refused>
}

function start({
  sendCode = async () => ({ ok: true, data: { token: 'token7' } }),
  verifyCode = async () => fine,
  resetPassword = async () => fine,
}: Calls = {}) {
  const announced = vi.fn<(step: ResetStep) => void>()
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        sendCode: fromPromise(({ input }) => sendCode(input)),
        verifyCode: fromPromise(({ input }) => verifyCode(input)),
        resetPassword: fromPromise(({ input }) => resetPassword(input)),
      },
      actions: { announce: (_, step: ResetStep) => announced(step) },
    }),
  ).start()
  const at = (state: 'email' | 'code' | 'newPassword' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, announced, at }
}

describe('password reset machine', () => {
  it('[S02] email, code, new password: each call gets what the step before it answered', async () => {
    const verifyCode = vi.fn(async () => fine)
    const resetPassword = vi.fn(async () => fine)
    const { actor, announced, at } = start({ verifyCode, resetPassword })
    actor.send({ type: 'email.send', email: 'mia@x.de' })
    await at('code')
    actor.send({ type: 'code.verify', code: '012345' })
    await at('newPassword')
    actor.send({ type: 'password.save', newPassword: 'forestpost' })
    await at('done')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ tokenId: 'token7', code: '012345' })
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({ tokenId: 'token7', newPassword: 'forestpost' })
    expect(announced.mock.calls).toEqual([['sent'], ['verified'], ['reset']])
  })

  it('[S02][X02] a step that fails stays where it is with its error, which the next try clears', async () => {
    const verifyCode = vi.fn<NonNullable<Calls['verifyCode']>>()
    verifyCode
      .mockResolvedValueOnce(refused)
      .mockRejectedValueOnce(new Error('bug'))
      .mockResolvedValueOnce(fine)
    const { actor, announced, at } = start({ verifyCode })
    actor.send({ type: 'email.send', email: 'mia@x.de' })
    await at('code')
    for (const code of ['account.code-wrong', 'general.failed']) {
      actor.send({ type: 'code.verify', code: '1' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'verifyingCode', context: { error: null } })
      await at('code')
      expect(actor.getSnapshot().context.error?.code).toBe(code)
    }
    actor.send({ type: 'code.verify', code: '1' })
    await at('newPassword')
    expect(announced.mock.calls).toEqual([['sent'], ['verified']])
  })

  it('[S02] going back asks for a code anew, with the email that was typed', async () => {
    const { actor, at } = start()
    actor.send({ type: 'email.send', email: 'mia@x.de' })
    await at('code')
    actor.send({ type: 'back' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'email', context: { email: 'mia@x.de', error: null } })
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false)
    actor.send({ type: 'email.send', email: 'mia7@x.de' })
    await at('code')
    expect(actor.getSnapshot().context.email).toBe('mia7@x.de')
  })

  it('takes one press for one call', async () => {
    const sendCode = vi.fn(async () => ({ ok: true, data: { token: 't' } }) as const)
    const { actor, at } = start({ sendCode })
    actor.send({ type: 'email.send', email: 'mia@x.de' })
    actor.send({ type: 'email.send', email: 'mia@x.de' })
    await at('code')
    expect(sendCode).toHaveBeenCalledOnce()
  })
})
