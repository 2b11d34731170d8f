import type { SceneId } from '../../../model/ids.ts'
import type { CodeFile, Project } from '../../../model/project/project.ts'
import { checkText } from './check-file.ts'
import type { FoundMistake } from './found-mistake.ts'
import { namesToCheck } from './names-to-check.ts'

/** Every line that is underlined in the JavaScript tabs of a scene, whether a tab is open or not. */
export function foundMistakes(
  project: Project,
  files: readonly CodeFile[],
  sceneId: SceneId,
): readonly FoundMistake[] {
  const names = namesToCheck(project, sceneId)
  return files.flatMap((file) =>
    checkText(project, file, project.text(file.id), names).map(({ line, column }) => ({
      fileId: file.id,
      line,
      column,
      blockId: null,
    })),
  )
}
