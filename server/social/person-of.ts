import { z } from 'zod'
import { isEmail } from '../../protocol/http/email-rule.ts'
import { isStorable } from '../../protocol/storable-text.ts'
import type { SocialPerson } from './social-person.ts'

/** Claims of OpenID Connect that are of use; a wrong one counts as absent. */
const Claims = z.object({
  email: z.string().refine(isEmail).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().trim().min(1).max(80).refine(isStorable).optional().catch(undefined),
})

/** Reads what a provider says of somebody. An email that it does not vouch for is none. */
export function personOf(issuer: string, subject: string, claims: object): SocialPerson {
  const { email, email_verified, name } = Claims.parse(claims)
  return {
    issuer,
    subject,
    verifiedEmail: email !== undefined && email_verified === true ? email : null,
    hasEmail: email !== undefined,
    name: name ?? null,
  }
}
