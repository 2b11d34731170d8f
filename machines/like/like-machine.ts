import { assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

export interface LikeState {
  readonly isLikedByMe: boolean
  readonly likesCount: number
}

export type LikeAnswer =
  | ({ readonly ok: true } & LikeState)
  | { readonly ok: false; readonly code: ErrorCode }

interface LikeContext extends LikeState {
  /** Why the last press changed nothing: 'Not Logged In' (spec 4), or what the server said. */
  readonly failure: string | null
}

/** A press on the heart, by somebody logged in or not. */
export type LikeEvent = { readonly type: 'press'; readonly isLoggedIn: boolean }

/**
 * The heart of a project (spec 4): pressed while logged out, or after the login has ended, it asks for a login and stops there; else it shows what the server answers. What
 * fails is logged and leaves the heart as it was (spec 8).
 */
export const likeMachine = setup({
  types: { context: {} as LikeContext, events: {} as LikeEvent, input: {} as LikeState },
  actors: {
    /** Says whether the person likes it from now on. */
    like: fromPromise<LikeAnswer, { readonly isLiked: boolean }>(async () => {
      throw new Error("likeMachine needs its actor 'like'")
    }),
  },
  actions: {
    askLogin: () => {},
    logFailure: (_, _params: { readonly failure: string }) => {},
  },
  guards: {
    isLoggedIn: ({ event }) => event.isLoggedIn,
    wasLoggedOut: ({ context }) => context.failure === 'account.login-needed',
  },
}).createMachine({
  id: 'like',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        press: [
          { guard: 'isLoggedIn', target: 'asking' },
          {
            actions: [
              assign({ failure: 'Not Logged In' }),
              'askLogin',
              { type: 'logFailure', params: { failure: 'Not Logged In' } },
            ],
          },
        ],
      },
    },
    asking: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'like',
        input: ({ context }) => ({ isLiked: !context.isLikedByMe }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'idle',
            actions: assign(({ event: { output } }) =>
              output.ok ? { isLikedByMe: output.isLikedByMe, likesCount: output.likesCount } : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => (output.ok ? {} : { failure: output.code })),
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: 'general.failed' }) },
      },
    },
    failed: {
      entry: { type: 'logFailure', params: ({ context }) => ({ failure: context.failure ?? '' }) },
      always: [{ guard: 'wasLoggedOut', target: 'idle', actions: 'askLogin' }, { target: 'idle' }],
    },
  },
})
