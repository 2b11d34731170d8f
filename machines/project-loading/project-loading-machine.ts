import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

/** Which project an address asks for. */
export type ProjectRequest =
  /** `/new` and `/template/{slug}`; `localId` from `?project=`, `fresh` when the chooser begins a new one. */
  | {
      readonly kind: 'begun-here'
      readonly path: string
      readonly template: string
      readonly localId: string | null
      readonly fresh: boolean
      readonly entry: string
    }
  | { readonly kind: 'named'; readonly username: string; readonly name: string; readonly entry: string }

/** The outcome of an attempt to open: expected failures are values. */
export type Opening<Session> =
  | { readonly ok: true; readonly session: Session }
  | {
      readonly ok: false
      readonly code: ErrorCode
      /** A `.nestling` file of what this browser has of it, when that cannot be opened. */
      readonly rescue?: Uint8Array<ArrayBuffer> | null
    }

type LoadingEvent =
  | { type: 'project.open'; request: ProjectRequest }
  /** The same address, but who asks has changed: the answer may be another. */
  | { type: 'project.reopen'; request: ProjectRequest }
  | { type: 'project.retry' }

/**
 * A project from its address to the open session (spec S11: loading, then loaded or failed). The `open` actor is provided
 * by `src/client`. `project.open` with the request that is open already, or on its way, changes nothing.
 */
export function createProjectLoadingMachine<Session>() {
  return setup({
    types: {
      context: {} as {
        request: ProjectRequest
        session: Session | null
        code: ErrorCode | null
        rescue: Uint8Array<ArrayBuffer> | null
      },
      events: {} as LoadingEvent,
      input: {} as ProjectRequest,
    },
    actors: {
      open: fromPromise<Opening<Session>, ProjectRequest>(() =>
        Promise.reject(new Error('open actor not provided')),
      ),
    },
    guards: {
      isAnother: ({ context, event }) =>
        event.type === 'project.open' && JSON.stringify(event.request) !== JSON.stringify(context.request),
    },
    actions: {
      setRequest: assign(({ event }) => {
        assertEvent(event, ['project.open', 'project.reopen'])
        return { request: event.request, session: null }
      }),
    },
  }).createMachine({
    id: 'project-loading',
    context: ({ input }) => ({ request: input, session: null, code: null, rescue: null }),
    initial: 'loading',
    on: {
      'project.open': { guard: 'isAnother', target: '.loading', reenter: true, actions: 'setRequest' },
      'project.reopen': { target: '.loading', reenter: true, actions: 'setRequest' },
    },
    states: {
      loading: {
        entry: assign({ code: null, rescue: null }),
        invoke: {
          src: 'open',
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'loaded',
              actions: assign(({ event }) => (event.output.ok ? { session: event.output.session } : {})),
            },
            {
              target: 'failed',
              actions: assign(({ event }) =>
                event.output.ok ? {} : { code: event.output.code, rescue: event.output.rescue ?? null },
              ),
            },
          ],
          onError: { target: 'failed', actions: assign({ code: 'general.failed' }) },
        },
      },
      loaded: {},
      failed: { on: { 'project.retry': 'loading' } },
    },
  })
}
