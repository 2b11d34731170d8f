import vm from 'node:vm'
import { sourceNameOf } from '../../../language/errors/source-name.ts'
import type { FileId } from '../../../model/ids.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'
import { type MainFactory, parameterNames, scriptText } from '../../../runtime/scripts/script-text.ts'
import type { SimulationHost } from '../../../runtime/simulation/simulation-host.ts'

/** A host for scripts in Node: a fresh context for each, which knows standard JavaScript and the helper API only. */
export interface NodeScriptHost extends SimulationHost {
  readonly errors: readonly ScriptError[]
  readonly logs: readonly { readonly fileId: FileId | null; readonly text: string }[]
  /** A macrotask for the run: all promise jobs are done, and the loop guards begin a new turn. */
  turn(): Promise<void>
}

export function createNodeScriptHost(): NodeScriptHost {
  const errors: ScriptError[] = []
  const logs: { fileId: FileId | null; text: string }[] = []
  const turns: (() => void)[] = []
  return {
    errors,
    logs,
    onError: (error) => errors.push(error),
    onLog: (fileId, text) => logs.push({ fileId, text }),
    async runScript(script, api, run) {
      const control = createLoopGuard({
        // Four times as fast as real time, so that endless loops do not cost the tests their time.
        now: () => performance.now() * 4,
        isStopped: run.isStopped,
        onTrip: run.fail,
      })
      turns.push(control.turn)
      const given: Readonly<Record<string, unknown>> = { ...api, ...run.standard }
      const names = parameterNames(Object.keys(given))
      const made: { factory?: MainFactory } = {}
      const context = vm.createContext(
        { receive: (factory: MainFactory) => Object.assign(made, { factory }) },
        { codeGeneration: { strings: false, wasm: false } },
      )
      vm.runInContext(scriptText(script, names, 'receive'), context, {
        filename: sourceNameOf(script.name),
      })
      if (!made.factory) throw new Error('the script did not hand over its main')
      const main = made.factory(control.guard, ...names.map((name) => given[name]))
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
