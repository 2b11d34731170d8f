import type { FastifyBaseLogger } from 'fastify'
import * as Y from 'yjs'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import type { StoredMoment } from '../storage/ports/log-history.ts'
import type { LoggedUpdate } from '../storage/ports/logged-update.ts'
import type { UpdateLog } from '../storage/ports/update-log.ts'

interface Tools {
  readonly log: Pick<UpdateLog, 'quarantine'>
  readonly now: () => number
  readonly logger: FastifyBaseLogger
}

/** Changes a document at once; answers why that could not be done. */
export function faultOf(document: Y.Doc, apply: () => void): string | undefined {
  try {
    document.transact(apply)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Applies rows one by one; one that cannot be applied is set aside and the rest goes on. */
export async function applyRows(
  projectId: string,
  document: Y.Doc,
  rows: readonly LoggedUpdate[],
  { log, now, logger }: Tools,
): Promise<void> {
  for (const { id, bytes } of rows) {
    const fault = faultOf(document, () => Y.applyUpdate(document, bytes))
    if (fault === undefined) continue
    logger.error({ projectId, updateId: id, fault }, 'stored update set aside')
    await log.quarantine(projectId, id, fault, now())
  }
}

/** Begins an empty document. Rows of a closed epoch are never mixed with those of the next: that begins with what the rebuild makes of its end. */
export function beginWith(document: Y.Doc, { kind, bytes }: StoredMoment): void {
  if (kind === 'moment') {
    Y.applyUpdateV2(document, bytes)
    return
  }
  const last = new Y.Doc()
  Y.applyUpdateV2(last, bytes)
  Y.applyUpdateV2(document, compactDocument(last))
  last.destroy()
}
