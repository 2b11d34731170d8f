import type { ErrorParams } from './error-params.ts'
import type { ScriptErrorCode } from './script-error-words.ts'

/** Thrown into the learner's code by the helper API: already says what is wrong, in terms of the learner. */
export class HelperError extends Error {
  override readonly name = 'HelperError'
  readonly code: ScriptErrorCode
  readonly params: ErrorParams

  constructor(code: ScriptErrorCode, params: ErrorParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
