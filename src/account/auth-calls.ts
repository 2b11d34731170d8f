import type { LoginRequest, SignUpRequest } from '../../protocol/http/account.ts'
import { loginRoute, logoutRoute, signUpRoute } from '../client/http/account-routes.ts'
import { call } from '../client/http/call.ts'

/** The calls of the auth machine; a chunk of its own, because the landing page is drawn without them. */
export const authCalls = {
  login: (request: LoginRequest) => call(loginRoute, request),
  signup: (request: SignUpRequest) => call(signUpRoute, request),
  logout: () => call(logoutRoute, null),
}
