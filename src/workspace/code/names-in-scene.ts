import { messagesIn, type ProjectNames } from '../../../language/helper-api/project-names.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { fileJavaScript } from './file-javascript.ts'

export type NamesOfProject = Omit<ProjectNames, 'messages'>

/** The names of the project that the code of a scene may say. */
export const namesToCheck = (project: Project, sceneId: SceneId): NamesOfProject => ({
  things: project.entities(sceneId).map(({ name }) => name),
  scenes: project.scenes.map(({ name }) => name),
  sounds: project.assets.filter(({ type }) => type === 'sounds').map(({ name }) => name),
})

/** The same, with the messages of all tabs of the scene. */
export const namesInScene = (project: Project, sceneId: SceneId): ProjectNames => ({
  ...namesToCheck(project, sceneId),
  messages: messagesIn(project.files(sceneId).map(({ id }) => fileJavaScript(project, id).source)),
})
