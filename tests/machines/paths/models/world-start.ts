import { expect } from 'vitest'
import { worldStartMachine } from '../../../../machines/world-start/world-start-machine.ts'
import type { PathModel } from '../path-model.ts'

/** Never more than there is. */
const adds: PathModel['states'][string] = ({ total, arrived, missing }) => {
  expect(arrived + missing).toBeLessThanOrEqual(Math.max(1, total))
  expect(Math.min(arrived, missing)).toBeGreaterThanOrEqual(0)
}
/** The page has come. */
const addsWithPage: PathModel['states'][string] = (context) => {
  adds(context)
  expect(context.arrived).toBeGreaterThan(0)
}

export const worldStart: PathModel = {
  machine: worldStartMachine,
  events: () => [
    { type: 'scene.known', parts: 2 },
    { type: 'scene.sent' },
    { type: 'scene.shown' },
    { type: 'parts.told', arrived: 1, missing: 0 },
    { type: 'parts.told', arrived: 1, missing: 1 },
    { type: 'parts.told', arrived: 9, missing: 9 },
    { type: 'run.started' },
  ],
  states: {
    opening: adds,
    building: addsWithPage,
    gathering: addsWithPage,
    starting: addsWithPage,
    playing: addsWithPage,
  },
}
