import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { type LoadTools, loadProject } from './load-project.ts'

/** A stored project at one moment: its whole document (Yjs v2) and what `read` makes of it. */
export async function copyProject<Reading>(
  projectId: string,
  tools: LoadTools,
  read: (project: Project) => Reading,
): Promise<{ readonly bytes: Uint8Array; readonly reading: Reading }> {
  const { document } = await loadProject(projectId, tools)
  try {
    return { bytes: Y.encodeStateAsUpdateV2(document), reading: read(materialise(document)) }
  } finally {
    document.destroy()
  }
}
