import { Role } from '../../../protocol/http/role.ts'
import type { NamedAccount } from '../../storage/ports/accounts.ts'
import type { AdminTools } from '../admin-command.ts'

/** A role and the person it is about, read from the words `ROLE NAME`. */
export type RoleChange =
  | { readonly ok: true; readonly role: Role; readonly account: NamedAccount }
  | { readonly ok: false; readonly because: string }

/** Reads the words after `grant` and `revoke`; says in a line which of them is wrong. */
export async function readRoleChange(words: readonly string[], tools: AdminTools): Promise<RoleChange> {
  const [wanted = '', name = ''] = words
  const role = Role.safeParse(wanted)
  if (!role.success || name === '' || words.length > 2) {
    return { ok: false, because: `Say a role (${Role.options.join(' or ')}) and a username.` }
  }
  const storage = await tools.storage()
  const account = await storage.accounts.byUsername(name)
  return account
    ? { ok: true, role: role.data, account }
    : { ok: false, because: `There is nobody with the username '${name}'.` }
}
