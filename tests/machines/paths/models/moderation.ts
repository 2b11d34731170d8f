import { expect } from 'vitest'
import { moderationMachine } from '../../../../machines/moderation/moderation-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const seen = { ok: true, data: { cases: [], decisions: [] } }
const refused = { ok: false, error: { code: 'general.offline' } }

/** Once the queue was seen it stays in sight. */
export const moderation: PathModel = {
  machine: moderationMachine,
  events: () => [
    { type: 'decide', request: { kind: 'project', id: 'p1', decision: 'hide' } },
    { type: 'retry' },
  ],
  answers: { load: [seen, refused, bug], decide: [seen, refused, bug] },
  states: {
    loading: ({ queue, error }) => expect([queue, error]).toEqual([null, null]),
    failed: ({ queue, error }) => expect([queue, error !== null]).toEqual([null, true]),
    ready: ({ queue }) => expect(queue).toEqual(seen.data),
    deciding: ({ queue, error }) => expect([queue, error]).toEqual([seen.data, null]),
  },
}
