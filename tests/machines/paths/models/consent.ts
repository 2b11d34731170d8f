import { expect } from 'vitest'
import { createConsentMachine } from '../../../../machines/feedback/consent-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

/** There is a recording to send in `ready` and nowhere else. */
export const consent: PathModel = {
  machine: createConsentMachine<string>(),
  events: () => [{ type: 'want' }, { type: 'leave' }],
  answers: { prepare: ['recording', null, bug] },
  states: {
    off: ({ ready }) => expect(ready).toBeNull(),
    preparing: ({ ready }) => expect(ready).toBeNull(),
    ready: ({ ready }) => expect(ready).toBe('recording'),
    failed: ({ ready }) => expect(ready).toBeNull(),
  },
}
