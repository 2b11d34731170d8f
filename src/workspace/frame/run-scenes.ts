import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunScenes } from '../../../protocol/frame/to-frame.ts'

/** What a program that runs in this scene knows of the scenes of its project. */
export const runScenes = (project: Project, sceneId: SceneId): RunScenes => ({
  current: project.scenes.find(({ id }) => id === sceneId)?.name ?? '',
  all: project.scenes.map(({ name }) => name),
})

/** The scene that a program means by a name, `null` = its own; `undefined` where there is none. */
export const sceneNamed = (project: Project, name: string | null, own: SceneId): SceneId | undefined =>
  name === null ? own : project.scenes.find((scene) => scene.name === name)?.id
