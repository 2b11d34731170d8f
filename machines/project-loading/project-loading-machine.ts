import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

/** Which project an address asks for. */
export type ProjectRequest =
  /** `/new` and `/template/{slug}`; `localId` from `?project=`, `fresh` when the chooser begins a new one. */
  | { readonly kind: 'begun-here'; readonly path: string; readonly template: string; readonly localId: string | null; readonly fresh: boolean }
  | { readonly kind: 'named'; readonly username: string; readonly name: string }

/** The outcome of an attempt to open: expected failures are values. */
export type Opening<Session> = { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly code: ErrorCode }

type LoadingEvent = { type: 'project.open'; request: ProjectRequest } | { type: 'project.retry' }

/**
 * A project from its address to the open session (spec S11: loading, then loaded or failed). The `open` actor is provided
 * by `src/client`; `close` is called for a session that another one replaces.
 */
export function createProjectLoadingMachine<Session>(close: (session: Session) => void) {
  return setup({
    types: {
      context: {} as { request: ProjectRequest; session: Session | null; code: ErrorCode | null },
      events: {} as LoadingEvent,
      input: {} as ProjectRequest,
    },
    actors: {
      open: fromPromise<Opening<Session>, ProjectRequest>(() => Promise.reject(new Error('open actor not provided'))),
    },
    actions: {
      closeSession: ({ context }) => {
        if (context.session) close(context.session)
      },
      setRequest: assign(({ event }) => {
        assertEvent(event, 'project.open')
        return { request: event.request, session: null }
      }),
    },
  }).createMachine({
    id: 'project-loading',
    context: ({ input }) => ({ request: input, session: null, code: null }),
    initial: 'loading',
    on: { 'project.open': { target: '.loading', reenter: true, actions: ['closeSession', 'setRequest'] } },
    exit: 'closeSession',
    states: {
      loading: {
        entry: assign({ code: null }),
        invoke: {
          src: 'open',
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'loaded',
              actions: assign(({ event }) => (event.output.ok ? { session: event.output.session } : {})),
            },
            { target: 'failed', actions: assign(({ event }) => (event.output.ok ? {} : { code: event.output.code })) },
          ],
          onError: { target: 'failed', actions: assign({ code: 'general.failed' }) },
        },
      },
      loaded: {},
      failed: { on: { 'project.retry': 'loading' } },
    },
  })
}
