import { useMemo } from 'react'
import type { ProjectNames } from '../../language/helper-api/project-names.ts'
import type { SceneId } from '../../model/ids.ts'
import { namesInScene } from '../workspace/code/names-in-scene.ts'
import { useProject, useSession } from '../workspace/session-context.ts'

/** The names that scripts of a scene can say. Another object only when things, scenes, files or assets change. */
export function useProjectNames(sceneId: SceneId): ProjectNames {
  const { bus } = useSession()
  const entities = useProject((project) => project.entities(sceneId))
  const scenes = useProject((project) => project.scenes)
  const assets = useProject((project) => project.assets)
  const files = useProject((project) => project.files(sceneId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are those of all this
  return useMemo(() => namesInScene(bus.project, sceneId), [bus, sceneId, entities, scenes, assets, files])
}
