import { createLogger } from '../../operations/create-logger.ts'
import { compactProject } from '../../sync/compact-project.ts'
import type { AdminCommand } from '../admin-command.ts'

/**
 * Puts the snapshot of every project together again from its log; a damaged snapshot is replaced by what the log still has. A running
 * server is not disturbed: it writes the log, and never reads a snapshot of what is open.
 */
export const rebuild: AdminCommand = {
  name: 'rebuild',
  usage: '',
  meaning: 'puts the snapshots of all projects together again from their logs',
  async run(_words, tools) {
    const storage = await tools.storage()
    const project = { log: storage.updateLog, now: tools.now, logger: createLogger('error') }
    const ids = await storage.inventory.projectIds()
    const failed: string[] = []
    for (const id of ids) {
      await compactProject(id, project, { mayRebuild: false }).catch(() => failed.push(id))
    }
    tools.say(`${ids.length - failed.length} of ${ids.length} projects are put together again.`)
    return failed.length === 0 ? { ok: true } : { ok: false, because: `These are not: ${failed.join(', ')}` }
  },
}
