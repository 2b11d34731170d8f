import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { DecisionRequest, ModerationAnswer } from '../../protocol/http/reports.ts'

/** What the queue's actors answer: failures that can be expected are values. */
export type Queue =
  | { readonly ok: true; readonly data: ModerationAnswer }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode } }

interface ModerationContext {
  /** The queue as it was last seen; `null` before it has come once. */
  readonly queue: ModerationAnswer | null
  /** Why the last look or decision did not work. */
  readonly error: ErrorCode | null
}

type ModerationEvent =
  | { readonly type: 'decide'; readonly request: DecisionRequest }
  | { readonly type: 'retry' }

const seen = (queue: Queue): Partial<ModerationContext> =>
  queue.ok ? { queue: queue.data, error: null } : { error: queue.error.code }

const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`moderationMachine needs its actor '${name}'`)
}

/**
 * What waits for staff: loaded, then one decision at a time, after each of which the queue is seen anew. What fails is told and leaves the
 * queue as it was seen.
 */
export const moderationMachine = setup({
  types: { context: {} as ModerationContext, events: {} as ModerationEvent },
  actors: {
    load: fromPromise<Queue>(unprovided('load')),
    /** Decides, then loads. */
    decide: fromPromise<Queue, DecisionRequest>(unprovided('decide')),
  },
}).createMachine({
  id: 'moderation',
  context: { queue: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'ready',
            actions: assign(({ event }) => seen(event.output)),
          },
          { target: 'failed', actions: assign(({ event }) => seen(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ error: 'general.failed' }) },
      },
    },
    failed: { on: { retry: 'loading' } },
    ready: { on: { decide: 'deciding' } },
    deciding: {
      entry: assign({ error: null }),
      invoke: {
        src: 'decide',
        input: ({ event }) => {
          assertEvent(event, 'decide')
          return event.request
        },
        onDone: { target: 'ready', actions: assign(({ event }) => seen(event.output)) },
        onError: { target: 'ready', actions: assign({ error: 'general.failed' }) },
      },
    },
  },
})
