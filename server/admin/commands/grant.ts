import type { AdminCommand } from '../admin-command.ts'
import { readRoleChange } from './read-role-change.ts'

/** Makes somebody a teacher or staff; it counts from their next request. */
export const grant: AdminCommand = {
  name: 'grant',
  usage: 'teacher|staff NAME',
  meaning: 'makes somebody a teacher or staff',
  async run(words, tools) {
    const change = await readRoleChange(words, tools)
    if (!change.ok) return change
    const { roles } = await tools.storage()
    const isNew = await roles.grant(change.account.id, change.role, tools.now())
    tools.say(`${change.account.username} is ${isNew ? 'now' : 'already'} ${change.role}.`)
    return { ok: true }
  },
}
