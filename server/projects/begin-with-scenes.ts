import { latestCommand } from '../../commands/command-by-type.ts'
import type { CommandBus } from '../../commands/core/command-bus.ts'
import type { StepsVerdict } from '../../interchange/perform-steps.ts'
import { newId } from '../storage/new-id.ts'
import { performScenes } from './perform-scenes.ts'

/**
 * Makes a project that is still the empty starter scene show these scenes and no other. The starter scene makes room when they are
 * there; when none of them can be read it stays.
 */
export function beginWithScenes(
  bus: CommandBus,
  scenes: readonly unknown[],
  log: (message: string) => void,
): StepsVerdict {
  const start = bus.project.defaultScene
  bus.execute(latestCommand('scene.rename'), { sceneId: start.id, name: newId() })
  const verdict = performScenes(bus, scenes, log)
  if (bus.project.scenes.length > 1) bus.execute(latestCommand('scene.delete'), { sceneId: start.id })
  else bus.execute(latestCommand('scene.rename'), { sceneId: start.id, name: start.name })
  return verdict
}
