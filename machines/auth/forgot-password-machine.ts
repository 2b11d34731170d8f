import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { AuthError, AuthResult } from './auth-error.ts'

interface ForgotPasswordContext {
  readonly email: string
  /** Names this reset on the server, once a code was sent. */
  readonly token: string
  readonly error: AuthError | null
}

type ForgotPasswordEvent =
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'password'; readonly newPassword: string }

/** What was reached, for the toasts of spec 8. */
export type ForgotPasswordStep = 'code-sent' | 'code-verified' | 'password-reset'

const unexpected: AuthError = { code: 'general.failed', fields: [] }

const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`forgotPasswordMachine needs its actor '${name}'`)
}

/** A forgotten password in three steps (spec 4): email, code, new password. A failed step stays where it is. */
export const forgotPasswordMachine = setup({
  types: { context: {} as ForgotPasswordContext, events: {} as ForgotPasswordEvent },
  actors: {
    sendCode: fromPromise<AuthResult<{ token: string }>, { email: string }>(unprovided('sendCode')),
    verifyCode: fromPromise<AuthResult<Record<string, never>>, { token: string; code: string }>(
      unprovided('verifyCode'),
    ),
    setPassword: fromPromise<AuthResult<Record<string, never>>, { token: string; newPassword: string }>(
      unprovided('setPassword'),
    ),
  },
  actions: { reached: (_, _params: { step: ForgotPasswordStep }) => {} },
  guards: { isOk: (_, params: { ok: boolean }) => params.ok },
}).createMachine({
  id: 'forgot-password',
  context: { email: '', token: '', error: null },
  initial: 'email',
  states: {
    email: {
      on: { email: { target: 'sendingCode', actions: assign(({ event }) => ({ email: event.email })) } },
    },
    sendingCode: {
      entry: assign({ error: null }),
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          assertEvent(event, 'email')
          return { email: event.email }
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'code',
            actions: enqueueActions(({ event: { output }, enqueue }) => {
              if (output.ok) enqueue.assign({ token: output.data.token })
              enqueue({ type: 'reached', params: { step: 'code-sent' } })
            }),
          },
          {
            target: 'email',
            actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.error })),
          },
        ],
        onError: { target: 'email', actions: assign({ error: unexpected }) },
      },
    },
    code: { on: { code: 'verifyingCode' } },
    verifyingCode: {
      entry: assign({ error: null }),
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => {
          assertEvent(event, 'code')
          return { token: context.token, code: event.code }
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'password',
            actions: { type: 'reached', params: { step: 'code-verified' } },
          },
          {
            target: 'code',
            actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.error })),
          },
        ],
        onError: { target: 'code', actions: assign({ error: unexpected }) },
      },
    },
    password: { on: { password: 'settingPassword' } },
    settingPassword: {
      entry: assign({ error: null }),
      invoke: {
        src: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password')
          return { token: context.token, newPassword: event.newPassword }
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'reached', params: { step: 'password-reset' } },
          },
          {
            target: 'password',
            actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.error })),
          },
        ],
        onError: { target: 'password', actions: assign({ error: unexpected }) },
      },
    },
    done: { type: 'final' },
  },
})
