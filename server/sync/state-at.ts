import * as Y from 'yjs'
import type { MomentSources } from '../storage/ports/log-history.ts'
import { applyRows, beginWith, faultOf } from './apply-rows.ts'
import type { LoadTools } from './load-project.ts'

/** The beginning of a moment's document; `undefined` when it is damaged. */
function beginningOf({ base }: MomentSources): Y.Doc | undefined {
  const document = new Y.Doc()
  const fault = base && faultOf(document, () => beginWith(document, base))
  return fault === undefined ? document : undefined
}

/**
 * A project as it was just after a log row, or at a kept moment (Yjs v2). `undefined` when there is no such row, or when what it builds
 * on is not kept any more.
 */
export async function stateAt(
  projectId: string,
  id: number,
  tools: LoadTools,
): Promise<Uint8Array | undefined> {
  for (const withSnapshot of [true, false]) {
    const sources = await tools.log.sourcesAt(projectId, id, { withSnapshot })
    const document = sources && beginningOf(sources)
    if (!sources) return undefined
    if (!document) continue
    await applyRows(projectId, document, sources.updates, tools)
    const isWhole = !document.store.pendingStructs && !document.store.pendingDs
    const bytes = isWhole ? Y.encodeStateAsUpdateV2(document) : undefined
    document.destroy()
    return bytes
  }
  return undefined
}
