import * as Y from 'yjs'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { needsCompaction } from '../../model/epochs/needs-compaction.ts'
import type { UpdateLog } from '../storage/ports/update-log.ts'
import { type LoadedProject, loadProject } from './load-project.ts'

/** The full history is kept for 30 days. */
const historyMs = 30 * 24 * 60 * 60 * 1000

/**
 * Replays a project's log into a new snapshot. Call it only while nothing is appended to the project. When `mayRebuild` (nobody
 * is in it) and the document carries too much history, the snapshot is the first state of a new epoch.
 */
export async function compactProject(
  projectId: string,
  tools: Parameters<typeof loadProject>[1] & { readonly log: UpdateLog },
  { mayRebuild }: { readonly mayRebuild: boolean },
): Promise<void> {
  const { document, throughId }: LoadedProject = await loadProject(projectId, tools)
  const at = tools.now()
  const state = Y.encodeStateAsUpdateV2(document)
  const isRebuilt = mayRebuild && needsCompaction(document)
  await tools.log.compact({
    projectId,
    throughId,
    bytes: isRebuilt ? compactDocument(document) : state,
    closes: isRebuilt ? { epoch: epochOf(document), bytes: state } : undefined,
    at,
    keepFrom: at - historyMs,
  })
  document.destroy()
}
