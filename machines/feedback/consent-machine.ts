import { assign, fromPromise, setup } from 'xstate'

/**
 * Whether a recording goes along with feedback: off, then prepared when the person wants it, so that they see what would be sent before it
 * is; ready, or failed when there is none that can be sent. Not wanting it lets go of it at any time. `Ready` is whatever `prepare` makes.
 */
export function createConsentMachine<Ready>() {
  return setup({
    types: {
      context: {} as { readonly ready: Ready | null },
      events: {} as { readonly type: 'want' } | { readonly type: 'leave' },
    },
    actors: {
      /** `null`: there is nothing that can be sent. */
      prepare: fromPromise<Ready | null>(async () => {
        throw new Error("a consent machine needs its actor 'prepare'")
      }),
    },
  }).createMachine({
    id: 'consent',
    context: { ready: null },
    initial: 'off',
    on: { leave: '.off' },
    states: {
      off: { entry: assign({ ready: null }), on: { want: 'preparing' } },
      preparing: {
        invoke: {
          src: 'prepare',
          onDone: [
            {
              guard: ({ event }) => event.output !== null,
              target: 'ready',
              actions: assign(({ event }) => ({ ready: event.output })),
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      ready: {},
      failed: {},
    },
  })
}
