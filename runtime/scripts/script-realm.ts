import { LoopTripped } from '../../language/errors/loop-tripped.ts'
import { sourceNameOf } from '../../language/errors/source-name.ts'
import type { FileId } from '../../model/ids.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import type { ScriptRun, SimulationHost } from '../simulation/simulation-host.ts'
import type { ScriptWatch } from './debug/script-watch.ts'
import { stoppable } from './debug/stoppable.ts'
import { freezeStandard } from './freeze-standard.ts'
import { hiddenNames } from './hidden-names.ts'
import { createLoopGuard, type LoopGuardControl } from './loop-guard.ts'
import { removeNetwork } from './remove-network.ts'
import { parameterNames, scriptText } from './script-text.ts'
import type { SlowCallTeller } from './slow-call-teller.ts'
import { receiver, takeMain } from './take-main.ts'

/** A place in the page for learners' scripts. One per page. */
export interface ScriptRealm {
  readonly runScript: SimulationHost['runScript']
  readonly setNumbers: SimulationHost['setNumbers']
  /** How often the script of a tab was started here; rises with each rerun (spec S25). */
  codeVersion(fileId: FileId): number
  /** To be called when a script did something that takes its time: its loop guard looks at the clock soon. */
  checkLoop(fileId: FileId): void
  /** Removes all code and all listeners. */
  dispose(): void
}

interface Running {
  readonly script: RunScript
  readonly run: ScriptRun
  readonly guard: LoopGuardControl
  readonly element: HTMLScriptElement
  readonly version: number
}

/** Every so often the page comes to rest and a new turn of all guards begins. Milliseconds. */
const turnEvery = 4

/**
 * Runs each script as an inline script element (the frame's policy allows no `eval`), in a function that sees the helper
 * API and standard JavaScript only.
 */
export function createScriptRealm(
  page: Window & typeof globalThis,
  watch?: ScriptWatch,
  slowCalls?: SlowCallTeller,
): ScriptRealm {
  const { document } = page
  const running = new Map<FileId, Running>()
  removeNetwork(page)
  freezeStandard(page)
  const hidden = hiddenNames(page)

  const ticker = page.setInterval(() => {
    for (const { guard } of running.values()) guard.turn()
    slowCalls?.rest()
  }, turnEvery)

  /** The script whose code an uncaught error comes from. */
  function ownerOf(thrown: unknown): Running | undefined {
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
    return [...running.values()].find(({ script }) => stack.includes(`${sourceNameOf(script.name)}:`))
  }

  function onRejection(event: PromiseRejectionEvent): void {
    // Nothing of a learner's belongs into the browser's own console.
    event.preventDefault()
    const owner = ownerOf(event.reason) ?? [...running.values()][0]
    if (!(event.reason instanceof LoopTripped)) owner?.run.fail(event.reason)
  }
  page.addEventListener('unhandledrejection', onRejection)

  function clear(fileId: FileId): void {
    const old = running.get(fileId)
    old?.guard.end()
    old?.element.remove()
  }

  return {
    async runScript(script, api, run) {
      clear(script.fileId)
      const version = (running.get(script.fileId)?.version ?? 0) + 1
      const guard = createLoopGuard({
        now: () => page.performance.now(),
        isStopped: run.isStopped,
        onTrip: run.fail,
        onSlowCall: (line, name) => slowCalls?.before(script.fileId, line, name),
        ...(script.numbers && { numbers: script.numbers }),
        lines: script.text.split('\n').length,
      })
      const element = document.createElement('script')
      element.dataset.version = String(version)
      running.set(script.fileId, { script, run, guard, element, version })

      const given: Readonly<Record<string, unknown>> = { ...api, ...run.standard }
      const names = parameterNames([...Object.keys(given), ...hidden])
      const factory = takeMain(page, () => {
        element.textContent = scriptText(script, names, receiver)
        document.head.append(element)
      })
      if (script.isStoppable) Object.assign(guard.guard, stoppable(script.fileId, run, watch))
      const main = factory(guard.guard, ...names.map((name) => given[name]))
      watch?.waits(script.fileId, guard.waits)
      if (!script.isStoppable) watch?.marks(script.fileId, guard.guard.l)
      guard.turn()
      await main()
    },
    setNumbers: (fileId, changes) => running.get(fileId)?.guard.setNumbers(changes),
    codeVersion: (fileId) => running.get(fileId)?.version ?? 0,
    checkLoop: (fileId) => running.get(fileId)?.guard.check(),
    dispose() {
      page.clearInterval(ticker)
      page.removeEventListener('unhandledrejection', onRejection)
      for (const fileId of running.keys()) clear(fileId)
      running.clear()
    },
  }
}
