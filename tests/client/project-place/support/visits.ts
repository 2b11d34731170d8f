import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { User } from '../../../../protocol/http/account.ts'
import { call } from '../../../../src/client/http/call.ts'
import { createProjectRoute } from '../../../../src/client/http/project-routes.ts'
import { stubPage } from './open-place.ts'

const user = (username: string): User => ({
  _id: username,
  username,
  name: username,
  email: '',
  createdAt: 1,
  profileImg: null,
})

/** Two people with an account. */
export const [mia, tom] = [user('mia'), user('tom')]

/**
 * A browser that knows nothing yet and has no network: what is asked of the server counts, not what becomes of it. For tests that have
 * mocked `call`; needs `vi.unstubAllGlobals` afterwards.
 */
export function newBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubPage()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ ok: false, error: { code: 'general.offline', fields: [] } })
}

/** How often an account was asked to take a project. */
export const claims = (): number =>
  vi.mocked(call).mock.calls.filter(([route]) => route === createProjectRoute).length
