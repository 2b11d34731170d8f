import { pino } from 'pino'
import type { Storage } from '../../server/storage/storage.ts'
import { loadProject } from '../../server/sync/load-project.ts'

/** The edits of a project that the storage holds. */
export async function storedKeys(
  { updateLog }: Pick<Storage, 'updateLog'>,
  projectId: string,
): Promise<ReadonlySet<string>> {
  const tools = { log: updateLog, now: Date.now, logger: pino({ level: 'silent' }) }
  const { document } = await loadProject(projectId, tools)
  const keys = new Set(document.getMap('edits').keys())
  document.destroy()
  return keys
}
