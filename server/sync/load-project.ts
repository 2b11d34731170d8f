import type { FastifyBaseLogger } from 'fastify'
import * as Y from 'yjs'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import type { LoggedUpdate, UpdateLog } from '../storage/ports/update-log.ts'

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

function isApplied(document: Y.Doc, apply: () => void): string | undefined {
  try {
    document.transact(apply)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Applies rows one by one; one that cannot be applied is set aside and the rest goes on. */
async function applyRows(
  projectId: string,
  document: Y.Doc,
  rows: readonly LoggedUpdate[],
  { log, now, logger }: LoadTools,
): Promise<void> {
  for (const { id, bytes } of rows) {
    const fault = isApplied(document, () => Y.applyUpdate(document, bytes))
    if (fault === undefined) continue
    logger.error({ projectId, updateId: id, fault }, 'stored update set aside')
    await log.quarantine(projectId, id, fault, now())
  }
}

/** The rows of a closed epoch are never mixed with those of the next: that begins with what the rebuild makes of its end. */
function beginEpochAfter(document: Y.Doc, closed: Uint8Array): void {
  const last = new Y.Doc()
  Y.applyUpdateV2(last, closed)
  Y.applyUpdateV2(document, compactDocument(last))
  last.destroy()
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
    const fault = isApplied(document, () => Y.applyUpdateV2(document, snapshot.bytes))
    if (fault !== undefined) {
      tools.logger.error({ projectId, fault }, 'damaged snapshot, reading the history instead')
      document = new Y.Doc()
      const closed = await tools.log.lastClosedEpoch(projectId)
      if (closed) beginEpochAfter(document, closed.bytes)
      rows = (await tools.log.history(projectId)).filter(({ id }) => id > (closed?.throughId ?? 0))
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
