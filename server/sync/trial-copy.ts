import * as Y from 'yjs'
import { isReservedClientId } from '../../model/document/reserved-client-ids.ts'
import { type LoadTools, loadProject } from './load-project.ts'

/** The second copy of a project that is open, and what this process knows of the log behind it. */
export interface TrialCopy {
  /** The copy itself. */
  readonly trial: Y.Doc
  /** Who may write under which clientID. */
  readonly authors: Map<number, string>
  /** Log rows since the last snapshot. */
  rows: number
  /** Bytes of the document, about. */
  size: number
  /** Every row up to this one is in `trial`. */
  throughId: number
  /** Rows after `throughId` that this process has written itself. */
  readonly ownIds: Set<number>
  readonly epochEnd: number
}

export async function openTrialCopy(projectId: string, tools: LoadTools): Promise<TrialCopy> {
  const { document, authors, rows, throughId, epochEnd } = await loadProject(projectId, tools)
  return {
    trial: document,
    authors: new Map(authors),
    rows,
    size: Y.encodeStateAsUpdateV2(document).byteLength,
    throughId,
    ownIds: new Set(),
    epochEnd,
  }
}

/** Applies an update to a document: whether it brought something. */
export function tryOut(document: Y.Doc, bytes: Uint8Array): 'new' | 'known' | 'failed' {
  try {
    return Y.transact(document, (transaction) => {
      Y.applyUpdate(document, bytes)
      return isNewIn(transaction) ? 'new' : 'known'
    })
  } catch {
    return 'failed'
  }
}

/** Whether something was written or deleted. Cheaper than an 'update' listener, for which Yjs would encode it. */
function isNewIn({ doc, beforeState, deleteSet }: Y.Transaction): boolean {
  if (deleteSet.clients.size > 0) return true
  for (const client of doc.store.clients.keys())
    if (Y.getState(doc.store, client) !== (beforeState.get(client) ?? 0)) return true
  return false
}

const clientsOf = (update: Uint8Array): readonly number[] => {
  try {
    return [...Y.parseUpdateMeta(update).from.keys()]
  } catch {
    return []
  }
}

/**
 * Takes in what other processes have stored since, and answers those updates, which the live document needs too. Other processes'
 * authors are read with it. Answers 'epoch-over' when one of them has begun a new epoch: this copy is of no more use then.
 */
export async function catchUp(
  projectId: string,
  copy: TrialCopy,
  { log }: LoadTools,
): Promise<'epoch-over' | readonly Uint8Array[]> {
  const rows = await log.since(projectId, copy.throughId)
  const end = (await log.ends([projectId])).get(projectId)
  if (end && end.epochEnd !== copy.epochEnd) return 'epoch-over'
  const foreign = rows.filter(({ id }) => !copy.ownIds.delete(id))
  const clients = new Set(foreign.flatMap(({ bytes }) => clientsOf(bytes)))
  const unknown = [...clients].filter((id) => !isReservedClientId(id) && !copy.authors.has(id))
  for (const [id, userId] of await log.authorsOf(projectId, unknown)) copy.authors.set(id, userId)
  for (const { bytes } of foreign) {
    tryOut(copy.trial, bytes)
    copy.size += bytes.byteLength
  }
  copy.rows += foreign.length
  copy.throughId = rows.at(-1)?.id ?? copy.throughId
  return foreign.map(({ bytes }) => bytes)
}
