import type { CompiledScene } from '../../../machines/script-runner/script-runner-machine.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'

/**
 * Every tab of a scene as a script that can run, in tab order. A tab with a mistake is named in `errors` and the others run all the
 * same (spec S25). The compiler is loaded with the first Run.
 */
export async function compileScene(project: Project, sceneId: SceneId): Promise<CompiledScene> {
  const [{ compileScript }, { fileJavaScript }] = await Promise.all([
    import('../../../language/compile/compile-script.ts'),
    import('../code/file-javascript.ts'),
  ])
  const scripts: RunScript[] = []
  const errors: ScriptError[] = []
  for (const { id, name } of project.files(sceneId)) {
    const { source } = fileJavaScript(project, id)
    const compiled = compileScript({ fileId: id, name, source })
    if (compiled.ok) scripts.push(compiled.script)
    else errors.push(compiled.error)
  }
  return { scripts, errors }
}
