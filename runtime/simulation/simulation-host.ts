import type { FileId } from '../../model/ids.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { LogRow } from '../../protocol/frame/log-line.ts'
import type { NumberChanges } from '../../protocol/frame/run-input.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import type { CallWay } from './script-scope.ts'

/** The globals of a learner's script by name; `language/helper-api` describes each. */
export type HelperApi = Readonly<Record<string, unknown>>

/** What a host needs to run one script besides the helper API. */
export interface ScriptRun {
  /** `Math` and `Date` with a seeded `random` and the clock of the run, to stand in for the real ones. */
  readonly standard: { readonly Math: typeof Math; readonly Date: object }
  /** Reports what a host caught outside of the script's promise: unhandled rejections, a tripped loop guard. */
  fail(thrown: unknown): void
  /** A script that can be stopped says how its functions are called, before it begins. */
  callBy(way: CallWay): void
  /** Whether the run is over: then a script must not go on. */
  isStopped(): boolean
}

/** Where scripts run and where errors and logs go: the browser's realm, or a `node:vm` context. */
export interface SimulationHost {
  /** Runs the script as an async main; the promise settles when the main function does. */
  runScript(script: RunScript, api: HelperApi, run: ScriptRun): Promise<void>
  /** Other numbers for a script that runs and takes them from its table. */
  setNumbers(fileId: FileId, changes: NumberChanges): void
  onError(error: ScriptError): void
  onLog(fileId: FileId | null, text: string, rows: readonly LogRow[]): void
}
