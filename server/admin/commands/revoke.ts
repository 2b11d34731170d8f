import type { AdminCommand } from '../admin-command.ts'
import { readRoleChange } from './read-role-change.ts'

/** Takes a role away again; it counts from the person's next request. */
export const revoke: AdminCommand = {
  name: 'revoke',
  usage: 'teacher|staff NAME',
  meaning: 'takes that role away again',
  async run(words, tools) {
    const change = await readRoleChange(words, tools)
    if (!change.ok) return change
    const { roles } = await tools.storage()
    const had = await roles.revoke(change.account.id, change.role)
    tools.say(`${change.account.username} ${had ? 'is no longer' : 'was not'} ${change.role}.`)
    return { ok: true }
  },
}
