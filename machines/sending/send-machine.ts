import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { unexpected } from '../../protocol/errors/unexpected.ts'

/** Why something that was sent was refused: a code, and those of single fields. */
export interface Refusal {
  readonly code: ErrorCode
  readonly fields: readonly { readonly field: string; readonly code: ErrorCode }[]
}

/** Sends it; `null` when it has arrived. */
export type SendWork = () => Promise<Refusal | null>

/**
 * A form that sends one thing once: filling → sending → sent. While it is sending, a second press does nothing; what fails says why and can
 * be sent again. What is sent anew after it has arrived (a switch, a choice) says `again` first.
 */
export const sendMachine = setup({
  types: {
    context: {} as { readonly error: Refusal | null },
    events: {} as { readonly type: 'send'; readonly work: SendWork } | { readonly type: 'again' },
  },
  actors: { send: fromPromise<Refusal | null, SendWork>(({ input: work }) => work()) },
}).createMachine({
  id: 'send',
  context: { error: null },
  initial: 'filling',
  states: {
    filling: { on: { send: 'sending' } },
    sending: {
      entry: assign({ error: null }),
      invoke: {
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'send')
          return event.work
        },
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'sent' },
          { target: 'filling', actions: assign(({ event }) => ({ error: event.output })) },
        ],
        onError: { target: 'filling', actions: assign({ error: unexpected }) },
      },
    },
    sent: { on: { again: 'filling' } },
  },
})
