import { inDebugger } from '../../../language/compile/how-to-compile.ts'
import type { RunProgram } from '../../../machines/script-runner/run-program.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'

/** What a run of a scene that begins now is made of. */
export async function programOf(
  project: Project,
  sceneId: SceneId,
  alone: RunAlone | null = null,
  how = inDebugger,
): Promise<RunProgram> {
  return (await compileScene(project, sceneId, how, alone)).program
}
