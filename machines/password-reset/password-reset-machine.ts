import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate'
import { unexpected } from '../../protocol/errors/unexpected.ts'
import type { AuthError, AuthResult } from '../auth/auth-error.ts'

/** What has been done, for the toast that says so (spec 8). */
export type ResetStep = 'sent' | 'verified' | 'reset'

interface ResetContext {
  /** Where the code was sent; what a password manager saves the new password for. */
  readonly email: string
  /** What was answered when the code was sent (spec 4, 'once a tokenId is received'). */
  readonly tokenId: string
  readonly error: AuthError | null
}

type ResetEvent =
  | { readonly type: 'email.send'; readonly email: string }
  | { readonly type: 'code.verify'; readonly code: string }
  | { readonly type: 'password.save'; readonly newPassword: string }
  | { readonly type: 'back' }

type NoData = Readonly<Record<string, never>>

const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`passwordResetMachine needs its actor '${name}'`)
}

/**
 * A forgotten password in three steps (spec 4): email, the code of the letter, the new password. A step that fails stores its error and
 * can be done again; `back` leads from a later step to the email, whose new code ends the old one. `announce` tells of each step
 * that worked, the last of which ends the machine.
 */
export const passwordResetMachine = setup({
  types: { context: {} as ResetContext, events: {} as ResetEvent },
  actors: {
    sendCode: fromPromise<AuthResult<{ readonly token: string }>, { readonly email: string }>(
      unprovided('sendCode'),
    ),
    verifyCode: fromPromise<AuthResult<NoData>, { readonly tokenId: string; readonly code: string }>(
      unprovided('verifyCode'),
    ),
    resetPassword: fromPromise<
      AuthResult<NoData>,
      { readonly tokenId: string; readonly newPassword: string }
    >(unprovided('resetPassword')),
  },
  actions: { announce: (_, _step: ResetStep) => {} },
}).createMachine({
  id: 'passwordReset',
  context: { email: '', tokenId: '', error: null },
  initial: 'email',
  states: {
    email: { on: { 'email.send': 'sendingCode' } },
    sendingCode: {
      entry: assign(({ event }) => {
        assertEvent(event, 'email.send')
        return { email: event.email, error: null }
      }),
      invoke: {
        src: 'sendCode',
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'code',
            actions: enqueueActions(({ event: { output }, enqueue }) => {
              if (output.ok) enqueue.assign({ tokenId: output.data.token })
              enqueue({ type: 'announce', params: 'sent' })
            }),
          },
          { target: 'email', actions: assign(({ event: { output } }) => failed(output)) },
        ],
        onError: { target: 'email', actions: assign({ error: unexpected }) },
      },
    },
    code: {
      on: { 'code.verify': 'verifyingCode', back: { target: 'email', actions: assign({ error: null }) } },
    },
    verifyingCode: {
      entry: assign({ error: null }),
      invoke: {
        src: 'verifyCode',
        input: ({ context: { tokenId }, event }) => {
          assertEvent(event, 'code.verify')
          return { tokenId, code: event.code }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'newPassword',
            actions: { type: 'announce', params: 'verified' },
          },
          { target: 'code', actions: assign(({ event: { output } }) => failed(output)) },
        ],
        onError: { target: 'code', actions: assign({ error: unexpected }) },
      },
    },
    newPassword: {
      on: {
        'password.save': 'resettingPassword',
        back: { target: 'email', actions: assign({ error: null }) },
      },
    },
    resettingPassword: {
      entry: assign({ error: null }),
      invoke: {
        src: 'resetPassword',
        input: ({ context: { tokenId }, event }) => {
          assertEvent(event, 'password.save')
          return { tokenId, newPassword: event.newPassword }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'done',
            actions: { type: 'announce', params: 'reset' },
          },
          { target: 'newPassword', actions: assign(({ event: { output } }) => failed(output)) },
        ],
        onError: { target: 'newPassword', actions: assign({ error: unexpected }) },
      },
    },
    done: { type: 'final' },
  },
})

/** The error of an answer that refused. */
const failed = (output: AuthResult<unknown>) => ({ error: output.ok ? null : output.error })
