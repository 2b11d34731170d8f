import type { AdminCommand } from '../admin-command.ts'

/** Says how much is stored, and nothing about anybody. */
export const stats: AdminCommand = {
  name: 'stats',
  usage: '',
  meaning: 'says how much is stored',
  async run(_words, tools) {
    const counts = await (await tools.storage()).inventory.counts()
    for (const [what, count] of Object.entries(counts)) tools.say(`${what.padEnd(12)} ${count}`)
    return { ok: true }
  },
}
