import { expect } from 'vitest'
import { authMachine } from '../../../../machines/auth/auth-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const mia = { _id: 'u1', username: 'mia7', email: 'm@x.de', name: 'Mia', createdAt: 1, profileImg: null }
const welcome = { ok: true, data: { user: mia } }
const refused = { ok: false, error: { code: 'account.credentials-wrong', fields: [] } }

/** Who is here changes by answers alone; a closed modal shows no error and waits for no publish. */
const whenIdle: PathModel['states'][string] = ({ tab, error, isPublishPending, user }) => {
  if (tab === null && error !== null) expect(error.code).toMatch(/credentials-wrong|failed/)
  if (isPublishPending) expect(tab).not.toBeNull()
  expect([null, mia]).toContainEqual(user)
}

export const auth: PathModel = {
  machine: authMachine,
  seen: ({ turn: _, ...context }) => context,
  events: () => [
    { type: 'modal.open', tab: 0, isPublishPending: true },
    { type: 'modal.tab', tab: 2 },
    { type: 'modal.close' },
    { type: 'login', request: { username: 'mia7', password: 'forestpost' } },
    { type: 'signup', request: { name: 'Mia', username: 'mia7', email: 'm@x.de', password: 'forestpost' } },
    { type: 'logout' },
    { type: 'elsewhere' },
    { type: 'project.loaded', project: { owner: 'mia7' } },
    { type: 'project.loaded', project: null },
  ],
  answers: {
    restore: [welcome, { ok: true, data: { user: null } }, bug],
    login: [welcome, refused, bug],
    signup: [welcome, refused, bug],
    logout: [{ ok: true, data: {} }, refused, bug],
  },
  states: {
    restoring: ({ user }) => expect(user).toBeNull(),
    idle: whenIdle,
    lookingAgain: whenIdle,
    loggingIn: () => {},
    signingUp: () => {},
    loggingOut: () => {},
  },
}
