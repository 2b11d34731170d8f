import type { FastifyBaseLogger } from 'fastify'
import * as Y from 'yjs'
import type { UpdateLog } from '../storage/ports/update-log.ts'
import { applyRows, beginWith, faultOf } from './apply-rows.ts'

/** A project as the log has it. */
export interface LoadedProject {
  readonly document: Y.Doc
  readonly authors: ReadonlyMap<number, string>
  /** Number of log rows after the snapshot. */
  readonly rows: number
  /** The newest log row that is in `document`. */
  readonly throughId: number
  /** The last row of the epoch before. */
  readonly epochEnd: number
}

/** What reading a project stands on. */
export interface LoadTools {
  readonly log: UpdateLog
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

/**
 * Reads a project by replaying its log over its snapshot (never by merging updates, which is quadratic). Always answers: damaged
 * rows are quarantined, and a damaged snapshot is replaced by the history that is still kept.
 */
export async function loadProject(projectId: string, tools: LoadTools): Promise<LoadedProject> {
  const stored = await tools.log.load(projectId)
  let document = new Y.Doc()
  let rows = stored.updates
  const { snapshot } = stored
  if (snapshot) {
    const fault = faultOf(document, () => Y.applyUpdateV2(document, snapshot.bytes))
    if (fault !== undefined) {
      tools.logger.error({ projectId, fault }, 'damaged snapshot, reading the history instead')
      document = new Y.Doc()
      const newest = rows.at(-1)?.id ?? snapshot.throughId
      const sources = await tools.log.sourcesAt(projectId, newest, { withSnapshot: false })
      if (sources?.base) beginWith(document, sources.base)
      rows = sources?.updates ?? rows
    }
  }
  await applyRows(projectId, document, rows, tools)
  if (document.store.pendingStructs || document.store.pendingDs) {
    tools.logger.error({ projectId }, 'stored updates do not join')
  }
  return {
    document,
    authors: stored.authors,
    rows: stored.updates.length,
    throughId: stored.updates.at(-1)?.id ?? snapshot?.throughId ?? 0,
    epochEnd: stored.epochEnd,
  }
}
