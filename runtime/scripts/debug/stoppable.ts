import type { FileId } from '../../../model/ids.ts'
import type { ScriptRun } from '../../simulation/simulation-host.ts'
import type { DebugGuard } from './debug-control.ts'
import { createDebugGuard } from './debug-guard.ts'
import type { ScriptWatch } from './script-watch.ts'

/** What a script that can stop needs besides the loop guard. Where nobody watches it runs through. */
export function stoppable(fileId: FileId, run: Pick<ScriptRun, 'callBy'>, watch?: ScriptWatch): DebugGuard {
  const control = createDebugGuard({
    hasStop: (line) => watch?.hasStop(fileId, line) ?? false,
    onLine: (line, isInOneGo) => watch?.onLine(fileId, line, isInOneGo),
    onStopped: (line, variables) => watch?.onStopped(fileId, line, variables),
  })
  run.callBy(control.attend)
  watch?.begin(fileId, control)
  return control.guard
}
