import type { ProjectNames } from '../../../language/helper-api/project-names.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'

export type NamesOfProject = Omit<ProjectNames, 'messages'>

/** The names of the project that the code of a scene may say. */
export const namesToCheck = (project: Project, sceneId: SceneId): NamesOfProject => ({
  things: project.entities(sceneId).map(({ name }) => name),
  scenes: project.scenes.map(({ name }) => name),
  sounds: project.assets.filter(({ type }) => type === 'sounds').map(({ name }) => name),
})
