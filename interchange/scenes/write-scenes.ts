import type { FileId, SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { writeCodeFiles } from '../code-files/write-code-files.ts'
import type { SceneEntry } from './scene-entry.ts'

/** What a project does not know of its scenes. */
export interface SceneView {
  readonly thumbnail: (scene: SceneId) => string
  readonly selected: (scene: SceneId) => FileId | null
}

/** The scenes of a project as the specification's entries, in their order. */
export const writeScenes = (project: Project, { thumbnail, selected }: SceneView): readonly SceneEntry[] =>
  project.scenes.map(({ id, name, template, isDefault }) => ({
    name,
    template,
    scripts: writeCodeFiles(project, id, selected(id)),
    thumbnail: thumbnail(id),
    default: isDefault,
  }))
