import { expect } from 'vitest'
import { createProjectLoadingMachine } from '../../../../machines/project-loading/project-loading-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const one = { kind: 'named', username: 'mia7', name: 'reef', entry: 'a' }
const other = { kind: 'named', username: 'mia7', name: 'tower', entry: 'b' }

/** What is shown belongs to the address: an open session to a loaded one, a reason to a failed one. */
export const projectLoading: PathModel = {
  machine: createProjectLoadingMachine<string>(),
  input: one,
  events: () => [
    { type: 'project.open', request: one },
    { type: 'project.open', request: other },
    { type: 'project.reopen', request: one },
    { type: 'project.retry' },
  ],
  answers: { open: [{ ok: true, session: 'session' }, { ok: false, code: 'project.missing' }, bug] },
  states: {
    loading: ({ code, rescue, session }) => expect([code, rescue, session]).toEqual([null, null, null]),
    loaded: ({ session, code }) => expect([session, code]).toEqual(['session', null]),
    failed: ({ code, session }) => {
      expect(['project.missing', 'general.failed']).toContain(code)
      expect(session).toBeNull()
    },
  },
}
