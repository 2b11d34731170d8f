import { FileId, SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'

/** Whether a project shows a scene under an id, which may be any text. */
export function showsScene(project: Project, id: string): boolean {
  const sceneId = SceneId.safeParse(id)
  return sceneId.success && project.scene(sceneId.data) !== undefined
}

/** Whether a project shows a tab under an id, which may be any text. */
export function showsFile(project: Project, id: string): boolean {
  const fileId = FileId.safeParse(id)
  return fileId.success && project.file(fileId.data) !== undefined
}
