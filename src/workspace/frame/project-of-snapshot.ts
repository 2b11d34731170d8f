import { applyForeignState } from '../../../commands/core/apply-foreign-state.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'

/**
 * A published snapshot (Yjs update v2, asked at a path of this site) as a project that nothing changes any more. `undefined` when it
 * cannot be had or is not an update.
 */
export async function projectOfSnapshot(path: string): Promise<Project | undefined> {
  const { document, loaded } = openDocument()
  try {
    const response = await fetch(path)
    if (!response.ok) return undefined
    applyForeignState(document, new Uint8Array(await response.arrayBuffer()))
  } catch {
    return undefined
  }
  loaded()
  return materialise(document)
}
