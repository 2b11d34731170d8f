import { patternCalls } from '../../../language/compile/pattern-calls.ts'
import type { ScriptErrorCode } from '../../../language/errors/script-error-words.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import type { SlowCall } from '../../../protocol/frame/slow-call.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'

/** What is known of why a run hung: the call that was under way, else the tabs of which one must have been it. */
export function hungErrors(
  project: Pick<Project, 'file'>,
  scripts: readonly RunScript[],
  call: SlowCall | null,
): readonly ScriptError[] {
  const error = (
    scripts: readonly RunScript[],
    line: number | null,
    code: ScriptErrorCode,
    name?: string,
  ) => {
    const [first] = scripts
    if (!first) return []
    const fileName = scripts.map((script) => script.name).join(', ')
    return [{ fileId: first.fileId, fileName, line, column: null, code, params: name ? { name } : {} }]
  }
  if (call) {
    const called = scripts.filter(({ fileId }) => fileId === call.fileId)
    return error(called, call.line, patternCalls.has(call.name) ? 'hung-pattern' : 'hung-call', call.name)
  }
  // No block does so much at once.
  const texts = scripts.filter(({ fileId }) => project.file(fileId)?.kind !== 'blocks')
  return error(texts.length > 0 ? texts : scripts, null, 'hung-program')
}
