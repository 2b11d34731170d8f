import { assign, setup } from 'xstate'

/** Milliseconds. The waits are measured: a hung process is gone after about 0.6 s. */
export const frameTimes = {
  /** Between an answer and the next ping. */
  pingEvery: 500,
  /** Silence after a ping that means a learner's program hangs the frame. */
  silence: 5000,
  /** The same for a frame that runs no program: it can only be slow, on a machine that has too much to do. */
  editSilence: 12_000,
  /** What a run may take until it has started, before its page is asked again: programs begin together, on a machine that may be slow. */
  begin: 10_000,
  /** After the silence, for an answer that waits behind work of the app itself. */
  lastChance: 100,
  /** After a page was thrown away on purpose: what is shown now comes first, and the next page is loaded after it. */
  pause: 250,
  /** Before the same origin is loaded again after a hang: sooner, the new page would join the hung process. */
  restAfterHang: 1000,
  /** A page that has not said that it is ready by then is loaded anew, and the next may take twice as long: a slow machine would throw each away. */
  load: 15_000,
  /** The longest that a load may take, however many led to nothing before. */
  longestLoad: 120_000,
  /** What the browser calls loaded and says nothing for so long is no page of ours, but the browser's own about what it could not reach. */
  mute: 5000,
} as const

export interface FrameHostContext {
  /** Which page is meant: messages of an earlier one are stale. Rises with every load. */
  readonly generation: number
  /** Number of the ping that waits for its answer. */
  readonly ping: number
  /** Loads in a row that led to nothing. */
  readonly failedLoads: number
  readonly mode: 'edit' | 'play'
}

export type FrameHostEvent =
  /** The page said hello from the right window and origin. */
  | { readonly type: 'frame.hello' }
  | { readonly type: 'frame.ready' }
  /** The browser has loaded something where the page should be. */
  | { readonly type: 'frame.loaded' }
  | { readonly type: 'frame.pong'; readonly n: number }
  /** Another page stands where the frame's was: it went away by itself. */
  | { readonly type: 'frame.left' }
  /** A whole scene, or the wish for a picture, is on its way to the page: that may take longer than a hang is given. */
  | { readonly type: 'work.sent' }
  /** The programs are on their way to the page, which begins them before it answers anything. */
  | { readonly type: 'run.sent' }
  | { readonly type: 'work.done' }
  /** The programs have begun, and the first picture of their run is drawn. */
  | { readonly type: 'run.begun' }
  /** A call that may never come back begins, and is over. */
  | { readonly type: 'call.sent' }
  | { readonly type: 'call.over' }
  /** The person wants a fresh page (Stop, 'Open it again'). */
  | { readonly type: 'frame.replace' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }

/**
 * The life of one scene frame: loading, shaking hands, answering the heartbeat, and being replaced when it does not.
 * The app provides `mount` (put a fresh page in), `unmount`, `initialise` (first message over the port), `sendPing`, the news
 * `tellReady`, `tellHung` and `tellUnreachable`, and whether `isPageHidden`.
 */
export const frameHostMachine = setup({
  types: {
    context: {} as FrameHostContext,
    events: {} as FrameHostEvent,
    input: {} as { readonly mode: 'edit' | 'play' },
  },
  actions: {
    mount: () => {},
    unmount: () => {},
    initialise: () => {},
    sendPing: () => {},
    tellReady: () => {},
    tellHung: () => {},
    tellUnreachable: () => {},
    countLoad: assign({ generation: ({ context }) => context.generation + 1 }),
    countPing: assign({ ping: ({ context }) => context.ping + 1 }),
    countFailure: assign({ failedLoads: ({ context }) => context.failedLoads + 1 }),
    forgetFailures: assign({ failedLoads: 0 }),
  },
  guards: {
    isAwaitedPong: ({ context, event }) => event.type === 'frame.pong' && event.n === context.ping,
    isPageHidden: () => false,
  },
  delays: {
    ...frameTimes,
    load: ({ context }) => Math.min(frameTimes.load * 2 ** context.failedLoads, frameTimes.longestLoad),
    silence: ({ context }) => (context.mode === 'edit' ? frameTimes.editSilence : frameTimes.silence),
  },
}).createMachine({
  id: 'frameHost',
  context: ({ input }) => ({ generation: 0, ping: 0, failedLoads: 0, mode: input.mode }),
  initial: 'loading',
  states: {
    loading: {
      entry: ['countLoad', 'mount'],
      initial: 'awaitingHello',
      after: { load: { target: 'resting', actions: 'countFailure' } },
      states: {
        awaitingHello: {
          on: { 'frame.hello': { target: 'awaitingReady', actions: 'initialise' }, 'frame.loaded': 'mute' },
        },
        mute: {
          after: { mute: { target: '#frameHost.resting', actions: ['countFailure', 'tellUnreachable'] } },
          on: { 'frame.hello': { target: 'awaitingReady', actions: 'initialise' } },
        },
        awaitingReady: { on: { 'frame.ready': '#frameHost.alive' } },
      },
      on: {
        'frame.replace': { target: 'loading', reenter: true, actions: 'unmount' },
        'frame.left': { target: 'resting', actions: 'countFailure' },
      },
    },
    alive: {
      entry: ['forgetFailures', 'tellReady'],
      initial: 'calm',
      on: {
        'frame.replace': 'pausing',
        'frame.left': { target: 'resting', actions: 'tellHung' },
        'work.sent': '.settling',
        'run.sent': '.beginning',
      },
      states: {
        settling: {
          after: { load: 'calm' },
          on: { 'work.done': 'calm', 'run.sent': 'settlingFirst' },
        },
        /** Who presses Run before the page has the scene waits for both, one after the other. */
        settlingFirst: {
          after: { load: 'beginning' },
          on: { 'work.done': 'beginning', 'work.sent': {}, 'run.sent': {}, 'run.begun': 'settling' },
        },
        beginning: {
          after: { begin: 'calm' },
          on: { 'run.begun': 'calm', 'work.sent': 'settlingFirst', 'call.sent': 'calling' },
        },
        /** Programs that have not begun yet because one of them may hang: that is no matter of patience, so the page is asked. */
        calling: {
          entry: ['countPing', 'sendPing'],
          after: { silence: 'doubted' },
          on: {
            'call.over': 'beginning',
            'frame.pong': { target: 'beginning', guard: 'isAwaitedPong' },
            'page.hidden': 'unwatched',
            'frame.replace': '#frameHost.resting',
          },
        },
        calm: {
          after: { pingEvery: [{ guard: 'isPageHidden', target: 'unwatched' }, { target: 'asked' }] },
          on: { 'page.hidden': 'unwatched' },
        },
        asked: {
          entry: ['countPing', 'sendPing'],
          after: { silence: 'doubted' },
          on: {
            'frame.pong': { target: 'calm', guard: 'isAwaitedPong' },
            'page.hidden': 'unwatched',
            /** It may hang already, so the fresh page must not come at once. */
            'frame.replace': '#frameHost.resting',
          },
        },
        doubted: {
          after: { lastChance: { target: '#frameHost.resting', actions: 'tellHung' } },
          on: {
            'frame.pong': { target: 'calm', guard: 'isAwaitedPong' },
            'page.hidden': 'unwatched',
            'frame.replace': '#frameHost.resting',
          },
        },
        /** A hidden tab's timers are throttled, so its silence proves nothing. */
        unwatched: { on: { 'page.shown': 'asked' } },
      },
    },
    pausing: {
      entry: 'unmount',
      after: { pause: 'loading' },
    },
    resting: {
      entry: 'unmount',
      after: { restAfterHang: 'loading' },
    },
  },
})
