import { expect } from 'vitest'
import { sendMachine } from '../../../../machines/sending/send-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

/** Shows no error while it is sending or has sent. */
export const send: PathModel = {
  machine: sendMachine,
  events: () => [{ type: 'send', work: async () => null }, { type: 'again' }],
  answers: { send: [null, { code: 'words.unkind', fields: [] }, bug] },
  states: {
    filling: () => {},
    sending: ({ error }) => expect(error).toBeNull(),
    sent: ({ error }) => expect(error).toBeNull(),
  },
}
