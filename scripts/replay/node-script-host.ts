import vm from 'node:vm'
import { sourceNameOf } from '../../language/errors/source-name.ts'
import type { FileId } from '../../model/ids.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { LogLine } from '../../protocol/frame/log-line.ts'
import { stoppable } from '../../runtime/scripts/debug/stoppable.ts'
import { hiddenNames } from '../../runtime/scripts/hidden-names.ts'
import { createLoopGuard, type LoopGuardControl } from '../../runtime/scripts/loop-guard.ts'
import { parameterNames, scriptText } from '../../runtime/scripts/script-text.ts'
import { receiver, takeMain } from '../../runtime/scripts/take-main.ts'
import type { SimulationHost } from '../../runtime/simulation/simulation-host.ts'

/**
 * A host for the scripts of one run in Node: as in the scene's page they see standard JavaScript and the helper API only. They run in the realm of our own code,
 * as there: in another one each `await` for what ours gives would take two jobs more, and pieces of a program would take their turns otherwise. It keeps scripts
 * from names, not a hostile one from the computer (`repeat-runs-apart.ts` does that).
 */
export interface NodeScriptHost extends SimulationHost {
  readonly errors: readonly ScriptError[]
  readonly logs: readonly LogLine[]
  /** A macrotask for the run: all promise jobs are done, and the loop guards begin a new turn. */
  turn(): Promise<void>
}

/** `hurry`: how many times as fast as real time the loop guards count; below 1 they are patient. */
export function createNodeScriptHost(hurry: number): NodeScriptHost {
  const errors: ScriptError[] = []
  const logs: LogLine[] = []
  const turns: (() => void)[] = []
  const guards = new Map<FileId, LoopGuardControl>()
  const hidden = hiddenNames(globalThis)
  return {
    errors,
    logs,
    onError: (error) => errors.push(error),
    onLog: (fileId, text, rows) => logs.push({ fileId, text, rows: [...rows] }),
    setNumbers: (fileId, changes) => guards.get(fileId)?.setNumbers(changes),
    async runScript(script, api, run) {
      const control = createLoopGuard({
        now: () => performance.now() * hurry,
        isStopped: run.isStopped,
        onTrip: run.fail,
        ...(script.numbers && { numbers: script.numbers }),
      })
      guards.set(script.fileId, control)
      turns.push(control.turn)
      const given: Readonly<Record<string, unknown>> = { ...api, ...run.standard }
      const names = parameterNames([...Object.keys(given), ...hidden])
      const factory = takeMain(globalThis, () => {
        vm.runInThisContext(scriptText(script, names, receiver), { filename: sourceNameOf(script.name) })
      })
      if (script.isStoppable) Object.assign(control.guard, stoppable(script.fileId, run))
      const main = factory(control.guard, ...names.map((name) => given[name]))
      await main()
    },
    turn: () =>
      new Promise((resolve) => {
        setImmediate(() => {
          for (const turn of turns) turn()
          resolve()
        })
      }),
  }
}
