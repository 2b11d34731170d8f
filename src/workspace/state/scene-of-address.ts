import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'

/** The query parameter that names the current scene (spec 2). */
export const sceneParameter = 'scene'

/** The scene that an address asks for by its name, if it asks for one that there is. */
export function sceneOfAddress(project: Project, search: string): SceneId | undefined {
  const name = new URLSearchParams(search).get(sceneParameter)
  return project.scenes.find((scene) => scene.name === name)?.id
}

/** The query of an address that shows this scene; the world's first scene needs no word. Starts with `?`, or is empty. */
export function addressOfScene(project: Project, sceneId: SceneId, search: string): string {
  const query = new URLSearchParams(search)
  const scene = project.scene(sceneId)
  if (!scene || scene.id === project.defaultScene.id) query.delete(sceneParameter)
  else query.set(sceneParameter, scene.name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
