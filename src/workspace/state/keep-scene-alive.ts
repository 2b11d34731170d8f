import type { CommandBus } from '../../../commands/core/command-bus.ts'
import { showScene } from './show-scene.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** Shows the default scene when the one in front was deleted (by anybody, or by an undo). Returns how to stop. */
export function keepSceneAlive(bus: CommandBus, state: WorkspaceState): () => void {
  return bus.subscribe(() => {
    if (!bus.project.scene(state.sceneId.get())) showScene(state, bus.project.defaultScene.id)
  })
}
