import { RunStopped } from '../../language/errors/run-stopped.ts'
import type { FileId } from '../../model/ids.ts'
import type { Handler } from './items/handler.ts'

/** How a function of a script is called: in a run that can be stopped, so that it may be stopped in. */
export type CallWay = (handler: Handler, given: readonly unknown[]) => unknown

/** One script's side of the run: calls its functions and says where their errors belong. */
export interface ScriptScope {
  readonly fileId: FileId
  /** Calls a function of the script; whatever it throws, now or later, is reported for this script. */
  call(handler: Handler, ...args: readonly unknown[]): Promise<void>
  /** Calls a function of the script and answers what it gives, or a promise of it. */
  ask(handler: Handler, ...args: readonly unknown[]): unknown
  /** From now on its functions are called in that way by everything that waits for what they give. */
  callBy(way: CallWay): void
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
  let way: CallWay = (handler, given) => handler(...given)
  return {
    fileId,
    ask: (handler, ...args) => way(handler, args),
    callBy(other) {
      way = other
    },
    async call(handler, ...args) {
      if (isStopped()) return
      try {
        await way(handler, args)
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
