import * as Y from 'yjs'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { nextEpoch } from '../../model/epochs/next-epoch.ts'
import { dayMs } from '../../protocol/day-ms.ts'
import type { NewMoment } from '../storage/ports/log-history.ts'
import { type LoadedProject, type LoadTools, loadProject } from './load-project.ts'
import { stateAt } from './state-at.ts'

/** The full history is kept for 30 days; what is older is forgotten a week at a time. */
const historyMs = 30 * dayMs
const slackMs = 7 * dayMs

/** The moment through which a project's rows are no longer kept. */
async function momentToForget(projectId: string, tools: LoadTools): Promise<NewMoment | undefined> {
  const keepFrom = tools.now() - historyMs
  const old = await tools.log.olderThan(projectId, keepFrom)
  if (!old || old.firstAt > keepFrom - slackMs) return undefined
  const bytes = await stateAt(projectId, old.lastId, tools)
  return bytes && { throughId: old.lastId, at: old.lastAt, bytes }
}

interface Compaction {
  /** Nobody is in the project here. */
  readonly mayRebuild: boolean
  /** With fewer new rows nothing is done: another process has done it. */
  readonly atLeast?: number
  /** The project as the log has it, where somebody holds it already; it is only read. */
  readonly known?: Pick<LoadedProject, 'document' | 'throughId' | 'rows'> | undefined
}

/**
 * Writes a new snapshot of a project: what is known, or else what a replay of its log gives. When `mayRebuild` and the document carries too
 * much history, the snapshot is the first state of a new epoch, if nobody is in it elsewhere and the rebuild succeeds.
 */
export async function compactProject(
  projectId: string,
  tools: LoadTools,
  { mayRebuild, atLeast = 0, known }: Compaction,
): Promise<void> {
  const { document, throughId, rows } = known ?? (await loadProject(projectId, tools))
  if (rows < atLeast) return
  const at = tools.now()
  const state = Y.encodeStateAsUpdateV2(document)
  const onFault = (error: unknown): void =>
    tools.logger.error({ err: error, projectId }, 'project could not be rebuilt')
  const next = mayRebuild ? nextEpoch(document, onFault) : undefined
  const forget = await momentToForget(projectId, tools)
  const snapshot = { projectId, throughId, bytes: state, at, forget }
  const closes = { epoch: epochOf(document), bytes: state }
  const hasBegun = next && (await tools.log.compact({ ...snapshot, bytes: next, closes }))
  if (!hasBegun) await tools.log.compact(snapshot)
  if (!known) document.destroy()
}
