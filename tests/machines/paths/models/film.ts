import { expect } from 'vitest'
import { filmMachine } from '../../../../machines/film/film-machine.ts'
import type { PathModel } from '../path-model.ts'

/** Nothing of a film is left when the next one may begin. */
export const film: PathModel = {
  machine: filmMachine,
  events: () => [
    { type: 'press' },
    { type: 'part', bytes: new Uint8Array([1]), isLast: false },
    { type: 'part', bytes: new Uint8Array(), isLast: true },
    { type: 'gone' },
  ],
  seen: ({ parts }) => Math.min(parts.length, 1),
  states: {
    idle: ({ parts }) => expect(parts).toEqual([]),
    'rolling.filming': () => {},
    'rolling.ending': () => {},
  },
}
