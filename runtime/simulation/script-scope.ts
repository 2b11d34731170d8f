import { RunStopped } from '../../language/errors/run-stopped.ts'
import type { FileId } from '../../model/ids.ts'
import type { Handler } from './items/handler.ts'

/** One script's side of the run: calls its functions and says where their errors belong. */
export interface ScriptScope {
  readonly fileId: FileId
  /** Calls a function of the script; whatever it throws, now or later, is reported for this script. */
  call(handler: Handler, ...args: readonly unknown[]): Promise<void>
  /** Reports what a function of the script has thrown. */
  report(thrown: unknown): void
  /** Throws quietly once the run is over, so that a script that does not wait ends as well. */
  assertRunning(): void
}

export function createScriptScope(
  fileId: FileId,
  fail: (thrown: unknown) => void,
  isStopped: () => boolean,
): ScriptScope {
  return {
    fileId,
    async call(handler, ...args) {
      if (isStopped()) return
      try {
        await handler(...args)
      } catch (thrown) {
        fail(thrown)
      }
    },
    report: fail,
    assertRunning() {
      if (isStopped()) throw new RunStopped()
    },
  }
}
