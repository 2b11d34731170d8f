import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { engineError } from './engine-error.ts'
import type { ErrorParams } from './error-params.ts'
import { HelperError } from './helper-error.ts'
import { LoopTripped } from './loop-tripped.ts'
import type { ScriptErrorCode } from './script-error-words.ts'
import { sourceNameOf } from './source-name.ts'

interface Cause {
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

const stackOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'stack' in thrown ? String(thrown.stack) : ''

/** The line of the script that was running, from the stack: scripts run under their `sourceNameOf`. */
function lineIn(stack: string, script: RunScript): number | null {
  const name = sourceNameOf(script.name)
  const at = stack.indexOf(`${name}:`)
  const digits = at < 0 ? null : /^\d+/.exec(stack.slice(at + name.length + 1))
  return digits ? Number(digits[0]) : null
}

function causeOf(thrown: unknown, script: RunScript): Cause {
  if (thrown instanceof HelperError) return thrown
  if (thrown instanceof LoopTripped)
    return { code: 'endless-loop', params: { tab: script.name, line: thrown.line } }
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown)
    return engineError(String(thrown.message), script.source)
  return { code: 'thrown', params: { text: String(thrown).slice(0, 200) } }
}

/** Anything that a script threw, as an error in the learner's terms. Total: it never throws itself. */
export function describeError(thrown: unknown, script: RunScript): ScriptError {
  const { code, params } = causeOf(thrown, script)
  const line = thrown instanceof LoopTripped ? thrown.line : lineIn(stackOf(thrown), script)
  // The guard shifts columns, so a line is all that is promised.
  return { fileId: script.fileId, fileName: script.name, line, column: null, code, params }
}
