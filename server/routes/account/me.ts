import { MeAnswer } from '../../../protocol/http/account.ts'
import type { App } from '../../app/app.ts'
import { userOf } from './user-of.ts'

/** GET /api/auth/me: the login on page load, which is never an error (spec 8). */
export function me(app: App): void {
  app.get(
    '/api/auth/me',
    { schema: { operationId: 'me', response: { 200: MeAnswer } } },
    async (request) => ({
      user: request.login && userOf(request.login.account, request.login.roles),
    }),
  )
}
