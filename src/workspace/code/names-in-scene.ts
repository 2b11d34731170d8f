import { messagesIn, type ProjectNames } from '../../../language/helper-api/project-names.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { fileJavaScript } from './file-javascript.ts'
import { namesToCheck } from './names-to-check.ts'

/** The names that code of a scene can say just now, with the messages of all its tabs. */
export const namesInScene = (project: Project, sceneId: SceneId): ProjectNames => ({
  ...namesToCheck(project, sceneId),
  messages: messagesIn(project.files(sceneId).map(({ id }) => fileJavaScript(project, id).source)),
})
