import { assign, setup } from 'xstate'

/** What somebody does in their first five minutes, in this order; each is passed by doing it, wherever one stands. */
export const coachSteps = ['run', 'number', 'thing', 'deed', 'undo', 'show'] as const
export type CoachStep = (typeof coachSteps)[number]

interface CoachContext {
  readonly done: readonly CoachStep[]
}

export type CoachEvent =
  /** It was done: by a command, a run, an undo. There is no 'Next'. */
  | { readonly type: 'did'; readonly step: CoachStep }
  /** Skipped, or read to the end. */
  | { readonly type: 'leave' }

/**
 * The coach of the first visit: says the first thing that was not done yet, and passes over what was done out of turn. `remember` is called with every
 * step, and `forget` when it is over, which is for good. `input`: what was done in an earlier opening.
 */
export const coachMachine = setup({
  types: {
    context: {} as CoachContext,
    events: {} as CoachEvent,
    input: {} as { readonly done: readonly CoachStep[] },
  },
  actions: {
    note: assign(({ context: { done }, event }) =>
      event.type === 'did' && !done.includes(event.step) ? { done: [...done, event.step] } : {},
    ),
    remember: () => {},
    forget: () => {},
  },
  guards: { isDone: ({ context }, { step }: { readonly step: CoachStep }) => context.done.includes(step) },
}).createMachine({
  id: 'coach',
  context: ({ input }) => ({ done: input.done }),
  initial: 'coaching',
  states: {
    coaching: {
      initial: 'run',
      on: { did: { actions: ['note', 'remember'] }, leave: 'gone' },
      states: {
        run: { always: { guard: { type: 'isDone', params: { step: 'run' } }, target: 'number' } },
        number: { always: { guard: { type: 'isDone', params: { step: 'number' } }, target: 'thing' } },
        thing: { always: { guard: { type: 'isDone', params: { step: 'thing' } }, target: 'deed' } },
        deed: { always: { guard: { type: 'isDone', params: { step: 'deed' } }, target: 'undo' } },
        undo: { always: { guard: { type: 'isDone', params: { step: 'undo' } }, target: 'show' } },
        show: { always: { guard: { type: 'isDone', params: { step: 'show' } }, target: '#coach.finished' } },
      },
    },
    /** All of it was done; the last words stay until they are closed, and are not said again in another opening. */
    finished: { entry: 'forget', on: { leave: 'gone' } },
    gone: { entry: 'forget', type: 'final' },
  },
})
