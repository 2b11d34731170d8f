import { useMemo } from 'react'
import { messagesIn, type ProjectNames } from '../../language/helper-api/project-names.ts'
import type { SceneId } from '../../model/ids.ts'
import { fileJavaScript } from '../workspace/code/file-javascript.ts'
import { useProject, useSession } from '../workspace/session-context.ts'

/** The names that scripts of a scene can say. Another object only when things, scenes, files or assets change. */
export function useProjectNames(sceneId: SceneId): ProjectNames {
  const { bus } = useSession()
  const entities = useProject((project) => project.entities(sceneId))
  const scenes = useProject((project) => project.scenes)
  const assets = useProject((project) => project.assets)
  const files = useProject((project) => project.files(sceneId))
  return useMemo(
    () => ({
      things: entities.map(({ name }) => name),
      scenes: scenes.map(({ name }) => name),
      sounds: assets.filter(({ type }) => type === 'sounds').map(({ name }) => name),
      messages: messagesIn(files.map(({ id }) => fileJavaScript(bus.project, id).source)),
    }),
    [bus, entities, scenes, assets, files],
  )
}
