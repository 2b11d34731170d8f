import type { Identity } from '../storage/ports/identities.ts'

/** Who a provider says somebody is. */
export interface SocialPerson extends Identity {
  /** `null` unless the provider vouches for it. */
  readonly verifiedEmail: string | null
  /** Whether the provider names one at all. */
  readonly hasEmail: boolean
  readonly name: string | null
}

/** The code says why somebody is not let in. */
export type SocialVerdict =
  | { readonly ok: true; readonly person: SocialPerson }
  | { readonly ok: false; readonly code: 'account.social-failed' | 'account.social-token-refused' }
