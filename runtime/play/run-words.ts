import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import { ErrorGatherer } from './error-gatherer.ts'
import { LogGatherer } from './log-gatherer.ts'

/** What the programs of a run say and what goes wrong in them, gathered until somebody sends it. */
export class RunWords {
  readonly errors = new ErrorGatherer()
  readonly logs = new LogGatherer()
  readonly #send: (message: FromFrame) => void

  constructor(send: (message: FromFrame) => void) {
    this.#send = send
  }

  sendErrors(): void {
    for (const error of this.errors.take()) this.#send({ type: 'run.error', error })
  }

  sendAll(): void {
    this.sendErrors()
    const logs = this.logs.take()
    if (logs) this.#send(logs)
  }
}
