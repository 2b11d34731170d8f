import { nameInText } from '../compile/debug/debug-names.ts'
import { engineError } from './engine-error.ts'
import type { ErrorParams } from './error-params.ts'
import { pageNameCode } from './page-names.ts'
import type { ScriptErrorCode } from './script-error-words.ts'

interface Cause {
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

/** An engine's error with the place where it happened. */
export interface EngineFailure {
  readonly message: string
  readonly stack: string
  /** Under which name the script runs, as stacks tell it. */
  readonly sourceName: string
  /** What the learner wrote. */
  readonly source: string
  /** 1-based; `null` where no line of the script is to blame. */
  readonly line: number | null
}

/** The learner's function at the top of a stack, in the words of V8 or of the other engines; `null` for one without a name. */
function functionIn({ stack, sourceName }: EngineFailure): string | null {
  const own = stack.split('\n').find((line) => line.includes(`${sourceName}:`)) ?? ''
  const found = /^\s*at (?:async )?([\w$]+)(?:\.next)? \(|^([\w$]+)@/.exec(own)
  const name = found?.[1] ?? found?.[2] ?? null
  return name === null || name === 'main' || name === 'Object' ? null : nameInText(name)
}

const lineOf = ({ source, line }: EngineFailure): string =>
  line === null ? '' : (source.split('\n')[line - 1] ?? '')

/** A constant's name is told by no engine but stands in its line: `score = 6`, `score += 1`, `score++`. */
const constantIn = (line: string): string =>
  /([\p{ID_Start}_$][\p{ID_Continue}$]*)\s*(?:[-+*/%]?=(?![=>])|\+\+|--)/u.exec(line)?.[1] ?? 'const'

/** What stands before `.name` in a line, if it is one word. */
function ownerIn(line: string, name: string): string | null {
  const escaped = name.replaceAll(/[^\p{ID_Continue}]/gu, '')
  const before = new RegExp(
    `([\\p{ID_Start}_$][\\p{ID_Continue}$]*(?:\\[\\w+\\])?)\\s*\\.\\s*${escaped}(?![\\p{ID_Continue}$])`,
    'u',
  )
  return before.exec(line)?.[1] ?? null
}

/** What an engine's error means to a learner, with the names that only the script's own line or the stack tell. */
export function engineCause(failure: EngineFailure): Cause {
  const cause = engineError(failure.message, failure.source)
  const { code, params } = cause
  if (code === 'stack-overflow') {
    const name = functionIn(failure)
    return name === null ? cause : { code: 'stack-overflow.named', params: { name } }
  }
  if (code === 'constant-changed' && !params.name)
    return { code, params: { name: constantIn(lineOf(failure)) } }
  if (code !== 'empty-value') return cause
  const owner = ownerIn(lineOf(failure), String(params.name))
  if (owner === null) return cause
  // Nothing else stands behind `globalThis` than what a page has.
  const wanted = owner === 'globalThis' ? String(params.name) : owner
  const page = pageNameCode(wanted)
  if (owner === 'globalThis' && !page) return { code: 'page.outside', params: { name: owner } }
  return page
    ? { code: page, params: { name: wanted } }
    : { code: 'empty-value.named', params: { ...params, owner } }
}
