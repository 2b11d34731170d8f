import type { CompiledScript } from '../../../language/compile/compile-script.ts'
import type { HowToCompile } from '../../../language/compile/how-to-compile.ts'
import type { RunTab } from '../../../machines/script-runner/run-program.ts'
import type { CompiledScene } from '../../../machines/script-runner/script-runner-machine.ts'
import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'

interface Known {
  readonly name: string
  readonly source: string
  readonly how: string
  readonly compiled: CompiledScript
}

/** The tabs of the scene that was compiled last, so that one that did not change is not compiled again. */
let known: ReadonlyMap<FileId, Known> = new Map()

/**
 * Every tab of a scene as a script that can run, in tab order. A tab that cannot be read is named in `errors` and the others run all the
 * same (spec S25); what else is certain to fail is named too, and its tab runs as far as it comes. With `alone` there is but the one stack. Rejects when the compiler, which comes with the first call, cannot be loaded.
 */
export async function compileScene(
  project: Project,
  sceneId: SceneId,
  how: HowToCompile,
  alone: RunAlone | null = null,
): Promise<CompiledScene> {
  const [{ compileScript }, { fileJavaScript }, { givenNames }, { certainMistakes }] = await Promise.all([
    import('../../../language/compile/compile-script.ts'),
    import('../code/file-javascript.ts'),
    import('../../../language/generator/name-variables.ts'),
    import('../code/check-file.ts'),
  ])
  const howKey = JSON.stringify([how.isStoppable, how.isLive])
  const scripts: RunScript[] = []
  const program = new Map<FileId, RunTab>()
  const errors: ScriptError[] = []
  const latest = new Map<FileId, Known>()
  const files = project.files(sceneId).filter(({ id }) => alone === null || id === alone.fileId)
  for (const file of files) {
    const { id, name } = file
    const isOfBlocks = file.kind === 'blocks'
    const { source, blockOfLine } = fileJavaScript(project, id, alone?.blockId)
    const old = known.get(id)
    const isSame = old?.name === name && old.source === source && old.how === howKey
    const compiled = isSame ? old.compiled : compileScript({ fileId: id, name, source, isOfBlocks, how })
    latest.set(id, { name, source, how: howKey, compiled })
    const isStoppable = compiled.ok && compiled.script.isStoppable === true
    program.set(id, {
      source,
      blockOfLine,
      givenNames: givenNames(isOfBlocks ? project.blocks(id).variables : []),
      isForStops: how.isStoppable,
      isStoppable,
    })
    if (compiled.ok) {
      scripts.push(compiled.script)
      errors.push(...certainMistakes(project, file))
    } else errors.push(compiled.error)
  }
  known = latest
  return { scripts, errors, program }
}
