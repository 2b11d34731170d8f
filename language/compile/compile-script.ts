import type { Program } from 'acorn'
import type { FileId } from '../../model/ids.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { describeSyntax } from '../errors/describe-syntax.ts'
import type { ErrorParams } from '../errors/error-params.ts'
import type { ScriptErrorCode } from '../errors/script-error-words.ts'
import { instrumentForDebug } from './debug/instrument-for-debug.ts'
import type { HowToCompile } from './how-to-compile.ts'
import { instrument } from './instrument.ts'
import { parseScript } from './parse-script.ts'
import { type ProgramParts, readProgram } from './read-program.ts'
import { isStackOverflow, tooDeepLine } from './too-deep.ts'

/** One tab's JavaScript as the learner wrote it, or as blocks mean it. */
export interface ScriptText {
  readonly fileId: FileId
  readonly name: string
  readonly source: string
  /** Outside of its functions nothing happens that a person would go through: only what blocks need is made known there. */
  readonly isOfBlocks?: boolean
  readonly how: HowToCompile
}

export type CompiledScript =
  | { readonly ok: true; readonly script: RunScript }
  | { readonly ok: false; readonly error: ScriptError }

/**
 * A script ready to run: checked, with the loop guard in it, every line where it was. A syntax error is a value with tab,
 * line and column (both 1-based).
 */
export function compileScript(text: ScriptText): CompiledScript {
  const { fileId, name, source } = text
  const refuse = (
    line: number,
    column: number,
    code: ScriptErrorCode,
    params: ErrorParams,
  ): CompiledScript => ({
    ok: false,
    error: { fileId, fileName: name, line, column, code, params },
  })

  const parsed = parseScript(source)
  if (!parsed.ok) {
    const { line, column, code, params } = describeSyntax(parsed.failure, source)
    return refuse(line, column, code, params)
  }
  const { program } = parsed
  try {
    const parts = readProgram(program)
    const { forbidden } = parts
    if (!forbidden) return { ok: true, script: madeReady(text, program, parts) }
    const at = forbidden.node.loc?.start ?? { line: 1, column: 0 }
    return refuse(at.line, at.column + 1, forbidden.code, forbidden.params)
  } catch (thrown) {
    if (!isStackOverflow(thrown)) throw thrown
    return refuse(tooDeepLine(program), 1, 'syntax.too-deep', {})
  }
}

function madeReady(
  { fileId, name, source, isOfBlocks, how }: ScriptText,
  program: Program,
  parts: ProgramParts,
): RunScript {
  const live = how.isLive ? parts.numbers : []
  const named = {
    fileId,
    name,
    text: source,
    ...(live.length > 0 && { numbers: live.map(({ value }) => value) }),
  }
  if (!how.isStoppable) {
    // Who can change a program while it runs sees its blocks light up.
    const marked = how.isLive && isOfBlocks ? program : null
    return { ...named, source: instrument(source, parts, live, marked) }
  }
  const stoppable = instrumentForDebug(source, program, live, !isOfBlocks)
  const script = { ...named, source: stoppable.source }
  return stoppable.isStoppable ? { ...script, isStoppable: true } : script
}
