import type { ScriptError } from '../../protocol/frame/from-frame.ts'

/** Most errors that are told of one picture. */
const mostErrors = 20

/** Collects what went wrong until it is sent, so that a program that fails without end costs the app a few messages a picture. */
export class ErrorGatherer {
  #errors = new Map<string, ScriptError>()

  /** Keeps the error, once for each kind and place, and thing that it is about. */
  add(error: ScriptError): void {
    const key = `${error.fileId} ${error.line} ${error.code} ${error.thing?.id}`
    if (this.#errors.size < mostErrors && !this.#errors.has(key)) this.#errors.set(key, error)
  }

  /** What there is to send since the last time. */
  take(): readonly ScriptError[] {
    const errors = [...this.#errors.values()]
    this.#errors.clear()
    return errors
  }
}
