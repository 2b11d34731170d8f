import { assign, setup } from 'xstate'

/** How long a world waits with no news of its parts until it begins without those that have not come: they are seen when they come. Milliseconds. */
export const partsPatience = 8000

export interface WorldStartContext {
  /** What the scene is made of, and the page that it stands in; 0 = not known yet. */
  readonly total: number
  /** How much of it is there. Never falls before another scene is wanted. */
  readonly arrived: number
  /** How much of it does not come. */
  readonly missing: number
  /** What lets things fall did not come either: it counts as one part more. */
  readonly isWithoutPhysics: boolean
}

export type WorldStartEvent =
  /** The scene that is wanted is made of so many parts. */
  | { readonly type: 'scene.known'; readonly parts: number }
  /** The page is there, and gets the scene. */
  | { readonly type: 'scene.sent' }
  | { readonly type: 'scene.shown' }
  | { readonly type: 'parts.told'; readonly arrived: number; readonly missing: number }
  | { readonly type: 'physics.away' }
  | { readonly type: 'run.started' }

const isGathered = ({ total, arrived, missing }: WorldStartContext): boolean => arrived + missing >= total

/**
 * A published world on its way to whoever wants to play it: its page, its parts, and then its programs, which begin (`beginRun`) when everything is
 * there that comes, so that nothing happens unseen.
 */
export const worldStartMachine = setup({
  types: { context: {} as WorldStartContext, events: {} as WorldStartEvent },
  actions: {
    beginRun: () => {},
    /** The page counts as one that is there. */
    count: assign(({ context, event }) => {
      if (event.type !== 'parts.told') return {}
      const arrived = Math.max(context.arrived, Math.min(context.total, event.arrived + 1))
      const missing = event.missing + Number(context.isWithoutPhysics)
      return { arrived, missing: Math.min(context.total - arrived, missing) }
    }),
  },
  guards: {
    isFirst: ({ context }) => !context.isWithoutPhysics,
    isKnown: ({ context }) => context.total > 0,
    isGathered: ({ context }) => isGathered(context),
    isNews: ({ context, event }) =>
      event.type === 'parts.told' &&
      (event.arrived + 1 > context.arrived || event.missing !== context.missing),
  },
  delays: { partsPatience },
}).createMachine({
  id: 'worldStart',
  context: { total: 0, arrived: 0, missing: 0, isWithoutPhysics: false },
  initial: 'opening',
  on: {
    'scene.known': {
      target: '.opening',
      actions: assign({
        total: ({ event }) => event.parts + 1,
        arrived: 0,
        missing: 0,
        isWithoutPhysics: false,
      }),
    },
    'physics.away': {
      guard: 'isFirst',
      actions: assign(({ context: { total, missing } }) => ({
        total: total + 1,
        missing: missing + 1,
        isWithoutPhysics: true,
      })),
    },
    'parts.told': { actions: 'count' },
  },
  states: {
    opening: {
      on: {
        'scene.sent': { target: 'building', guard: 'isKnown', actions: assign({ arrived: 1 }) },
        // Of an earlier page.
        'parts.told': {},
      },
    },
    /** The scene is made of what is there. */
    building: { on: { 'scene.shown': 'gathering' } },
    gathering: {
      always: { target: 'starting', guard: 'isGathered' },
      after: { partsPatience: 'starting' },
      on: {
        'parts.told': { target: 'gathering', reenter: true, guard: 'isNews', actions: 'count' },
      },
    },
    starting: {
      entry: 'beginRun',
      on: { 'run.started': 'playing' },
    },
    playing: {},
  },
})
