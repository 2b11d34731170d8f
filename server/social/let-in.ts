import { randomInt } from 'node:crypto'
import { Username } from '../../protocol/http/account.ts'
import { newId } from '../storage/new-id.ts'
import type { Account } from '../storage/ports/accounts.ts'
import type { Storage } from '../storage/storage.ts'
import type { SocialPerson } from './social-person.ts'

/** What a new account takes from the sign-up form instead of from the provider. */
export interface SocialWishes {
  readonly username?: string
  readonly name?: string
  readonly domainKey?: string | null
  readonly utmTags?: Readonly<Record<string, string | undefined>>
}

export type EntryVerdict =
  | { readonly ok: true; readonly account: Account; readonly isNew: boolean }
  | {
      readonly ok: false
      readonly code:
        | 'account.social-email-missing'
        | 'account.social-email-unverified'
        | 'account.email-taken'
        | 'account.username-taken'
    }

const maxNames = 50

/** Usernames to try: the name's letters, then those with four digits. Never the email, which is nobody else's business. */
function* usernamesFrom(name: string | null): Generator<string> {
  const letters = (name ?? '')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 20)
  const base = Username.safeParse(letters).success ? letters : 'maker'
  if (base === letters) yield base
  for (let tries = 0; tries < maxNames; tries += 1) yield `${base}${randomInt(1000, 10_000)}`
}

/**
 * The account of a provider's person: the one that is linked, else the one with the same email when both sides have verified it, else a new one
 * without a password. An email that is verified on one side only opens nothing.
 */
export async function letIn(
  person: SocialPerson,
  wishes: SocialWishes,
  { accounts, identities }: Pick<Storage, 'accounts' | 'identities'>,
  at: number,
): Promise<EntryVerdict> {
  const linked = await identities.account(person)
  if (linked) return { ok: true, account: linked, isNew: false }
  const email = person.verifiedEmail
  if (email === null) {
    return {
      ok: false,
      code: person.hasEmail ? 'account.social-email-unverified' : 'account.social-email-missing',
    }
  }
  const owner = await accounts.byEmail(email)
  if (owner && !owner.isEmailVerified) return { ok: false, code: 'account.email-taken' }
  if (owner) {
    await identities.link(person, owner.account.id, at)
    return { ok: true, account: owner.account, isNew: false }
  }
  const { username: wished, name, ...rest } = wishes
  for (const username of wished === undefined ? usernamesFrom(person.name) : [wished]) {
    const account = {
      id: newId(),
      username,
      name: name ?? person.name ?? username,
      email,
      profileImg: null,
      createdAt: at,
    }
    const outcome = await identities.create(person, {
      ...account,
      ...rest,
      passwordHash: null,
      isEmailVerified: true,
    })
    if (outcome === 'created') return { ok: true, account, isNew: true }
    // The same person came in twice at once, and the other was quicker.
    const twin = outcome === 'there' ? await identities.account(person) : undefined
    if (twin) return { ok: true, account: twin, isNew: false }
  }
  return { ok: false, code: 'account.username-taken' }
}
