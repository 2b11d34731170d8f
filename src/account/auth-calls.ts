import type { LoginRequest, SignUpRequest } from '../../protocol/http/account.ts'
import { loginRoute, logoutRoute, signUpRoute } from '../client/http/account-routes.ts'
import { call } from '../client/http/call.ts'
import type { CallResult } from '../client/http/call-error.ts'
import { forgetCampaignTags, keptCampaignTags } from './campaign/kept-campaign-tags.ts'
import { forgetStep } from './forgot/kept-step.ts'

/** The calls of the auth machine; a chunk of its own, because the landing page is drawn without them. */
export const authCalls = {
  login: (request: LoginRequest) => settled(call(loginRoute, request)),
  signup: async (request: SignUpRequest) => {
    const answer = await settled(call(signUpRoute, { ...request, ...keptCampaignTags() }))
    if (answer.ok) forgetCampaignTags()
    return answer
  },
  logout: () => settled(call(logoutRoute, null)),
}

/** Who is here now is not who waited for a letter before. */
async function settled<Data>(calling: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const answer = await calling
  if (answer.ok) forgetStep()
  return answer
}
