import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate'
import { unexpected } from '../../protocol/errors/unexpected.ts'
import type { LoginRequest, SignUpRequest, User } from '../../protocol/http/account.ts'
import type { AuthError, AuthResult } from './auth-error.ts'

/** Tabs of the login modal (spec 2): 0 login, 1 sign-up, 2 forgot password. */
export const loginTabs = { login: 0, signup: 1, forgot: 2 } as const
export type LoginTab = (typeof loginTabs)[keyof typeof loginTabs]

interface AuthContext {
  readonly user: User | null
  /** The tab that the modal shows; `null` while it is closed. */
  readonly tab: LoginTab | null
  readonly error: AuthError | null
  /** The person pressed Publish without an account: publishing goes on after the login. */
  readonly isPublishPending: boolean
  readonly loadedProject: { readonly owner: string | null } | null
  /** How often somebody who was here was gone all at once (`elsewhere`): what was begun for them must not go on. */
  readonly turn: number
}

export type AuthEvent =
  | { readonly type: 'modal.open'; readonly tab: LoginTab; readonly isPublishPending?: boolean }
  | { readonly type: 'modal.tab'; readonly tab: LoginTab }
  | { readonly type: 'modal.close' }
  | { readonly type: 'login'; readonly request: LoginRequest }
  | { readonly type: 'signup'; readonly request: SignUpRequest }
  | { readonly type: 'logout' }
  /** Another tab of this browser says that somebody else is logged in there, or nobody. */
  | { readonly type: 'elsewhere' }
  /** The workspace opened or left a project. */
  | { readonly type: 'project.loaded'; readonly project: { readonly owner: string | null } | null }
  | { readonly type: 'user.changed'; readonly user: User }

/** What has to happen around the machine; `AuthProvider` does it in the app. */
export interface LoggedIn {
  readonly by: 'login' | 'signup'
  readonly user: User
  readonly isPublishPending: boolean
  readonly loadedProject: { readonly owner: string | null } | null
}

const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`authMachine needs its actor '${name}'`)
}

/**
 * Who is here (spec 4): restored on page load without a word, then changed by login, sign-up and logout. Only one of
 * these runs at a time. A failed one stores its error for the modal and leaves everything else as it was. Emits `publish`
 * when a pending publish may go on.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, emitted: {} as { readonly type: 'publish' } },
  actors: {
    restore: fromPromise<AuthResult<{ user: User | null }>>(unprovided('restore')),
    login: fromPromise<AuthResult<{ user: User }>, LoginRequest>(unprovided('login')),
    signup: fromPromise<AuthResult<{ user: User }>, SignUpRequest>(unprovided('signup')),
    logout: fromPromise<AuthResult<Record<string, never>>>(unprovided('logout')),
  },
  actions: {
    /** Toast, redirect or publish modal. */
    loggedIn: (_, _params: LoggedIn) => {},
    /** The redirect of a logout. */
    loggedOut: () => {},
    /** Somebody was here, and another tab has changed that. */
    changedElsewhere: () => {},
    /** A logout that failed has no form to show it in. */
    logoutFailed: (_, _params: AuthError) => {},
  },
}).createMachine({
  id: 'auth',
  context: { user: null, tab: null, error: null, isPublishPending: false, loadedProject: null, turn: 0 },
  initial: 'restoring',
  on: {
    'modal.open': {
      actions: assign(({ event }) => ({
        tab: event.tab,
        error: null,
        isPublishPending: event.isPublishPending ?? false,
      })),
    },
    'modal.tab': { actions: assign(({ event }) => ({ tab: event.tab, error: null })) },
    'modal.close': { actions: assign({ tab: null, error: null, isPublishPending: false }) },
    'project.loaded': { actions: assign(({ event }) => ({ loadedProject: event.project })) },
    'user.changed': { actions: assign(({ event }) => ({ user: event.user })) },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'idle',
          actions: assign(({ event }) => ({ user: event.output.ok ? event.output.data.user : null })),
        },
        onError: 'idle',
      },
      on: { login: 'loggingIn', signup: 'signingUp', elsewhere: { target: 'restoring', reenter: true } },
    },
    idle: {
      on: { login: 'loggingIn', signup: 'signingUp', logout: 'loggingOut', elsewhere: 'lookingAgain' },
    },
    lookingAgain: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            if (!output.ok) return
            const { user } = output.data
            if (user?._id === context.user?._id) return
            enqueue.assign({ user })
            if (!context.user) return
            enqueue.assign({ turn: context.turn + 1 })
            enqueue('changedElsewhere')
          }),
        },
        onError: 'idle',
      },
      on: { elsewhere: { target: 'lookingAgain', reenter: true } },
    },
    loggingIn: {
      entry: assign({ error: null }),
      invoke: {
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'login')
          return event.request
        },
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            if (!output.ok) return enqueue.assign({ error: output.error })
            enqueue.assign(inside(output.data.user))
            enqueue({ type: 'loggedIn', params: loggedInParams('login', output.data.user, context) })
            if (context.isPublishPending) enqueue.emit({ type: 'publish' })
          }),
        },
        onError: { target: 'idle', actions: assign({ error: unexpected }) },
      },
    },
    signingUp: {
      entry: assign({ error: null }),
      invoke: {
        src: 'signup',
        input: ({ event }) => {
          assertEvent(event, 'signup')
          return event.request
        },
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            if (!output.ok) return enqueue.assign({ error: output.error })
            enqueue.assign(inside(output.data.user))
            enqueue({ type: 'loggedIn', params: loggedInParams('signup', output.data.user, context) })
            if (context.isPublishPending) enqueue.emit({ type: 'publish' })
          }),
        },
        onError: { target: 'idle', actions: assign({ error: unexpected }) },
      },
    },
    loggingOut: {
      invoke: {
        src: 'logout',
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ event: { output }, enqueue }) => {
            if (!output.ok) return enqueue({ type: 'logoutFailed', params: output.error })
            enqueue.assign({ user: null })
            enqueue('loggedOut')
          }),
        },
        onError: { target: 'idle', actions: { type: 'logoutFailed', params: unexpected } },
      },
    },
  },
})

/** The machine's memory right after a login: somebody is here, the modal is closed. */
const inside = (user: User) => ({ user, tab: null, error: null, isPublishPending: false })

const loggedInParams = (by: LoggedIn['by'], user: User, context: AuthContext): LoggedIn => ({
  by,
  user,
  isPublishPending: context.isPublishPending,
  loadedProject: context.loadedProject,
})
