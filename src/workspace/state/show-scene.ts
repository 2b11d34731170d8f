import type { SceneId } from '../../../model/ids.ts'
import { closePages } from './close-pages.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** Brings another scene in front, with the tab that this browser had open there; the frames and the panels follow. */
export function showScene(state: WorkspaceState, sceneId: SceneId): void {
  if (state.sceneId.get() === sceneId) return
  state.openFile.set(null)
  state.renaming.set(null)
  closePages(state)
  state.sceneId.set(sceneId)
}
