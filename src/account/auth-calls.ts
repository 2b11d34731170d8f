import type { LoginRequest, SignUpRequest } from '../../protocol/http/account.ts'
import { loginRoute, logoutRoute, signUpRoute } from '../client/http/account-routes.ts'
import { call } from '../client/http/call.ts'
import { forgetCampaignTags, keptCampaignTags } from './campaign/kept-campaign-tags.ts'

/** The calls of the auth machine; a chunk of its own, because the landing page is drawn without them. */
export const authCalls = {
  login: (request: LoginRequest) => call(loginRoute, request),
  signup: async (request: SignUpRequest) => {
    const answer = await call(signUpRoute, { ...request, ...keptCampaignTags() })
    if (answer.ok) forgetCampaignTags()
    return answer
  },
  logout: () => call(logoutRoute, null),
}
