import * as Y from 'yjs'
import type { UpdateLog } from '../storage/ports/update-log.ts'
import { type LoadedProject, loadProject } from './load-project.ts'

/** The full history is kept for 30 days. */
const historyMs = 30 * 24 * 60 * 60 * 1000

/** Replays a project's log into a new snapshot. Call it only while nothing is appended to the project. */
export async function compactProject(
  projectId: string,
  tools: Parameters<typeof loadProject>[1] & { readonly log: UpdateLog },
): Promise<void> {
  const project: LoadedProject = await loadProject(projectId, tools)
  const at = tools.now()
  await tools.log.compact({
    projectId,
    throughId: project.throughId,
    bytes: Y.encodeStateAsUpdateV2(project.document),
    at,
    keepFrom: at - historyMs,
  })
  project.document.destroy()
}
