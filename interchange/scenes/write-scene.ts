import type { FileId } from '../../model/ids.ts'
import type { Project, Scene } from '../../model/project/project.ts'
import { writeCodeFiles } from '../code-files/write-code-files.ts'
import type { SceneEntry } from './scene-entry.ts'

/** What a project does not know of a scene. */
export interface SceneView {
  /** A picture as data URL, or `''`. */
  readonly thumbnail: string
  /** The tab that is shown. */
  readonly selected: FileId | null
}

/** A scene of a project as the specification's entry. */
export function writeScene(project: Project, scene: Scene, { thumbnail, selected }: SceneView): SceneEntry {
  const { id, name, template, isDefault } = scene
  return { name, template, scripts: writeCodeFiles(project, id, selected), thumbnail, default: isDefault }
}
