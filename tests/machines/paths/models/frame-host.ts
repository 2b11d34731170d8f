import { expect } from 'vitest'
import { frameHostMachine } from '../../../../machines/frame-host/frame-host-machine.ts'
import type { PathModel } from '../path-model.ts'

/** A page counts as alive only after it was loaded, and failures are forgotten then. */
const whenAlive: PathModel['states'][string] = ({ generation, failedLoads }) => {
  expect(generation).toBeGreaterThan(0)
  expect(failedLoads).toBe(0)
}

export const frameHost: PathModel = {
  machine: frameHostMachine,
  input: { mode: 'edit' },
  events: ({ context }) => [
    { type: 'frame.hello' },
    { type: 'frame.ready' },
    { type: 'frame.loaded' },
    { type: 'frame.pong', n: context.ping },
    { type: 'frame.pong', n: context.ping - 1 },
    { type: 'frame.left' },
    { type: 'work.sent' },
    { type: 'run.sent' },
    { type: 'work.done' },
    { type: 'run.begun' },
    { type: 'call.sent' },
    { type: 'call.over' },
    { type: 'frame.replace' },
    { type: 'page.hidden' },
    { type: 'page.shown' },
  ],
  seen: ({ failedLoads }) => Math.min(failedLoads, 1),
  states: {
    'loading.awaitingHello': ({ generation }) => expect(generation).toBeGreaterThan(0),
    'loading.mute': ({ generation }) => expect(generation).toBeGreaterThan(0),
    'loading.awaitingReady': ({ generation }) => expect(generation).toBeGreaterThan(0),
    'alive.settling': whenAlive,
    'alive.settlingFirst': whenAlive,
    'alive.beginning': whenAlive,
    'alive.calling': whenAlive,
    'alive.calm': whenAlive,
    'alive.asked': whenAlive,
    'alive.doubted': whenAlive,
    'alive.unwatched': whenAlive,
    pausing: () => {},
    resting: () => {},
  },
}
