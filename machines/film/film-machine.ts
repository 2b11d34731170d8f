import { assign, setup } from 'xstate'
import { type FilmPart, longestFilm } from '../../protocol/frame/film-part.ts'

/** Bytes and parts of a film; several times what ten seconds take. */
export const mostFilmBytes = 60_000_000
const mostParts = 1_000
/** How long the last part may take to come. Milliseconds. */
const patience = 5_000

export type FilmEvent =
  | { readonly type: 'press' }
  | ({ readonly type: 'part' } & FilmPart)
  /** The run is over, and with it whatever filmed. */
  | { readonly type: 'gone' }

interface FilmContext {
  readonly parts: readonly FilmPart['bytes'][]
}

const sizeOf = ({ parts }: FilmContext) => parts.reduce((sum, { length }) => sum + length, 0)

/**
 * Takes a film of a run: a press begins, another one ends it, and so do ten seconds and the end of the run. What has come by then is kept; a film
 * of which nothing has come has failed.
 */
export const filmMachine = setup({
  types: { context: {} as FilmContext, events: {} as FilmEvent },
  actions: {
    /** From then on `part` follows `part`, until some time after `endFilming` the last one. */
    beginFilming: () => {},
    endFilming: () => {},
    keep: (_, _params: FilmContext) => {},
    tellFailed: () => {},
    add: assign(({ context, event }) =>
      event.type === 'part' && event.bytes.length > 0 ? { parts: [...context.parts, event.bytes] } : {},
    ),
  },
  guards: {
    isLast: ({ event }) => event.type === 'part' && event.isLast,
    isFull: ({ context, event }) =>
      event.type === 'part' &&
      (context.parts.length >= mostParts || sizeOf(context) + event.bytes.length > mostFilmBytes),
    isEmpty: ({ context }) => context.parts.length === 0,
  },
  delays: { longest: longestFilm, patience },
}).createMachine({
  id: 'film',
  context: { parts: [] },
  initial: 'idle',
  states: {
    idle: { entry: assign({ parts: [] }), on: { press: 'rolling' } },
    rolling: {
      entry: 'beginFilming',
      initial: 'filming',
      on: {
        part: [
          { guard: 'isFull', target: 'taken' },
          { guard: 'isLast', target: 'taken', actions: 'add' },
          { actions: 'add' },
        ],
        gone: 'taken',
      },
      states: {
        filming: { exit: 'endFilming', on: { press: 'ending' }, after: { longest: 'ending' } },
        ending: { after: { patience: '#film.taken' } },
      },
    },
    taken: {
      always: [
        { guard: 'isEmpty', target: 'idle', actions: 'tellFailed' },
        { target: 'idle', actions: { type: 'keep', params: ({ context }) => context } },
      ],
    },
  },
})
