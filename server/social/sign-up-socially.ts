import type { ServerContext } from '../app/server-context.ts'
import { type EntryVerdict, letIn, type SocialWishes } from './let-in.ts'
import type { SocialVerdict } from './social-person.ts'

type Refusal =
  | Extract<SocialVerdict, { readonly ok: false }>
  | { readonly ok: false; readonly code: 'account.social-off' | 'account.social-email-missing' }

/** Signs up by the token of the sign-up form (spec 3), or lets in whose account it is already. No password is kept, whatever was sent. */
export async function signUpSocially(
  token: { readonly kind: 'facebook' | 'google'; readonly accessToken: string },
  wishes: SocialWishes,
  { social, storage, now }: Pick<ServerContext, 'social' | 'storage' | 'now'>,
): Promise<EntryVerdict | Refusal> {
  // Nobody asks Facebook (its button is off, spec 2), so no email is known of whoever comes from there.
  if (token.kind === 'facebook') return { ok: false, code: 'account.social-email-missing' }
  if (!social) return { ok: false, code: 'account.social-off' }
  const verdict = await social.fromToken(token.accessToken)
  return verdict.ok ? letIn(verdict.person, wishes, storage, now()) : verdict
}
