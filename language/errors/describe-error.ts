import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { guardName, numbersPerShelf } from '../compile/guard-name.ts'
import { engineCause } from './engine-cause.ts'
import type { ErrorParams } from './error-params.ts'
import { HelperError } from './helper-error.ts'
import { LoopTripped } from './loop-tripped.ts'
import type { ScriptErrorCode } from './script-error-words.ts'
import { sourceNameOf } from './source-name.ts'

interface Cause {
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

/** How a number is written that can change in the run (`language/compile`). */
const numberInCode = new RegExp(`${guardName}(?:\\.v(\\d+)\\.n(\\d+)|v(\\d+))`, 'g')

/** Characters of the learner's own words that are shown. */
const longestWords = 200

/** Errors that engines make by themselves; others come from the learner, with words of the learner's own. */
const engineNames: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'InternalError',
])

/** What an error says of itself; anything else says itself. */
function partsOf(thrown: unknown): {
  readonly name: string
  readonly message: string
  readonly stack: string
} {
  try {
    if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
      return { name: '', message: String(thrown), stack: '' }
    const { message } = thrown
    const name = 'name' in thrown ? String(thrown.name) : ''
    return { name, message: String(message), stack: 'stack' in thrown ? String(thrown.stack) : '' }
  } catch {
    // A learner's object may refuse to be read or to become a text.
    return { name: '', message: '', stack: '' }
  }
}

/** The line of the script that was running, from the stack: scripts run under their `sourceNameOf`. */
function lineIn(stack: string, script: RunScript): number | null {
  const name = sourceNameOf(script.name)
  const at = stack.indexOf(`${name}:`)
  const digits = at < 0 ? null : /^\d+/.exec(stack.slice(at + name.length + 1))
  return digits ? Number(digits[0]) : null
}

/** What an engine says of the code that it runs, with the numbers that stand in the learner's. */
const withNumbers = (message: string, { numbers = [] }: RunScript): string =>
  message.replaceAll(numberInCode, (_, shelf?: string, place?: string, kept?: string) => {
    const index = kept === undefined ? Number(shelf) * numbersPerShelf + Number(place) : Number(kept)
    return String(numbers[index] ?? '…')
  })

function causeOf(thrown: unknown, script: RunScript): Cause {
  if (thrown instanceof HelperError) return thrown
  if (thrown instanceof LoopTripped)
    return { code: 'endless-loop', params: { tab: script.name, line: thrown.line } }
  const { name, message, stack } = partsOf(thrown)
  if (engineNames.has(name))
    return engineCause({
      message: withNumbers(message, script),
      stack,
      sourceName: sourceNameOf(script.name),
      source: script.text,
      line: lineIn(stack, script),
    })
  const text = message.trim()
  if (text === '') return { code: 'other', params: {} }
  return {
    code: 'thrown',
    params: { text: text.length > longestWords ? `${text.slice(0, longestWords)}…` : text },
  }
}

/** Anything that a script threw, as an error in the learner's terms. Total: it never throws itself. */
export function describeError(thrown: unknown, script: RunScript): ScriptError {
  const { code, params } = causeOf(thrown, script)
  const line = thrown instanceof LoopTripped ? thrown.line : lineIn(partsOf(thrown).stack, script)
  // The guard shifts columns, so a line is all that is promised.
  const thing = thrown instanceof HelperError ? thrown.thing : null
  return {
    fileId: script.fileId,
    fileName: script.name,
    line,
    column: null,
    code,
    params,
    ...(thing && { thing }),
  }
}
