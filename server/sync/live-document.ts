import type { FastifyBaseLogger } from 'fastify'
import * as Y from 'yjs'
import type { UpdateLog } from '../storage/ports/update-log.ts'
import { loadProject } from './load-project.ts'

/** Everything of a project that is stored now (Yjs v2); `undefined` for one that nobody has filled yet. */
export async function liveDocument(
  projectId: string,
  tools: { readonly log: UpdateLog; readonly now: () => number; readonly logger: FastifyBaseLogger },
): Promise<Uint8Array | undefined> {
  const { document } = await loadProject(projectId, tools)
  const bytes = document.store.clients.size > 0 ? Y.encodeStateAsUpdateV2(document) : undefined
  document.destroy()
  return bytes
}
