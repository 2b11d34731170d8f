import type { CompiledScript } from '../../../language/compile/compile-script.ts'
import type { CompiledScene } from '../../../machines/script-runner/script-runner-machine.ts'
import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'

interface Known {
  readonly name: string
  readonly source: string
  readonly compiled: CompiledScript
}

/** The tabs of the scene that was compiled last, so that one that did not change is not compiled again. */
let known: ReadonlyMap<FileId, Known> = new Map()

/**
 * Every tab of a scene as a script that can run, in tab order. A tab with a mistake is named in `errors` and the others run all the
 * same (spec S25). Rejects when the compiler, which comes with the first call, cannot be loaded.
 */
export async function compileScene(project: Project, sceneId: SceneId): Promise<CompiledScene> {
  const [{ compileScript }, { fileJavaScript }] = await Promise.all([
    import('../../../language/compile/compile-script.ts'),
    import('../code/file-javascript.ts'),
  ])
  const scripts: RunScript[] = []
  const errors: ScriptError[] = []
  const latest = new Map<FileId, Known>()
  for (const { id, name } of project.files(sceneId)) {
    const { source } = fileJavaScript(project, id)
    const old = known.get(id)
    const isSame = old?.name === name && old.source === source
    const compiled = isSame ? old.compiled : compileScript({ fileId: id, name, source })
    latest.set(id, { name, source, compiled })
    if (compiled.ok) scripts.push(compiled.script)
    else errors.push(compiled.error)
  }
  known = latest
  return { scripts, errors }
}
