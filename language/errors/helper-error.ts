import type { EntityId } from '../../model/ids.ts'
import type { ErrorParams } from './error-params.ts'
import type { ScriptErrorCode } from './script-error-words.ts'
import { sealClass } from './seal-class.ts'

/** A thing of the scene that an error is about: that of the project from which it was made, as it is called in the run. */
export interface ThingInError {
  readonly id: EntityId
  readonly name: string
}

/** Thrown into the learner's code by the helper API: already says what is wrong, in terms of the learner. */
export class HelperError extends Error {
  override readonly name = 'HelperError'
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
  /** The thing that could not do what it was asked for. */
  readonly thing: ThingInError | null

  constructor(code: ScriptErrorCode, params: ErrorParams = {}, thing: ThingInError | null = null) {
    super(code)
    this.code = code
    this.params = params
    this.thing = thing
  }
}

sealClass(HelperError)
