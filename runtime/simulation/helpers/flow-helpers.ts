import { HelperError } from '../../../language/errors/helper-error.ts'
import { RunStopped } from '../../../language/errors/run-stopped.ts'
import { suggestName } from '../../../language/errors/suggest-name.ts'
import { expectHandler, expectNumber, expectText } from '../items/expect.ts'
import type { Handler } from '../items/handler.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { Scheduler } from '../scheduler/scheduler.ts'
import { messageNamed } from '../script-events.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { HelperApi } from '../simulation-host.ts'

/** What says when a piece of a program goes on. `scheduler` is the script's own. */
export function createFlowHelpers(run: RunState, scope: ScriptScope, scheduler: Scheduler): HelperApi {
  /** Resolves in the step after `work` is done. */
  function until(work: Promise<unknown>): Promise<void> {
    let isDone = false
    work.finally(() => {
      isDone = true
    })
    return scheduler.goOn(() => isDone)
  }

  async function waitUntil(check: Handler): Promise<void> {
    while (!(await scope.ask(check))) await scheduler.wait(0)
  }

  /** Ends all scripts, also the one that calls. */
  function leave(): never {
    run.endScripts()
    throw new RunStopped()
  }

  return {
    wait(seconds: unknown = 1) {
      scope.assertRunning()
      return scheduler.wait(Math.max(0, expectNumber('wait', seconds)))
    },
    nextFrame() {
      scope.assertRunning()
      return scheduler.wait(0)
    },
    waitUntil(check: unknown) {
      scope.assertRunning()
      return quietly(waitUntil(expectHandler('waitUntil', check)))
    },
    together(...parts: readonly unknown[]) {
      scope.assertRunning()
      const calls = parts.map((part) => expectHandler('together', part))
      return quietly(Promise.all(calls.map(async (call) => scope.ask(call))).then(() => undefined))
    },
    broadcast(name: unknown, value?: unknown) {
      const event = messageNamed(expectText('broadcast', name))
      scheduler.soon(() => void run.events.emit(event, value))
    },
    broadcastAndWait(name: unknown, value?: unknown) {
      scope.assertRunning()
      const event = messageNamed(expectText('broadcastAndWait', name))
      const { promise, resolve } = Promise.withResolvers<unknown>()
      scheduler.soon(() => resolve(Promise.all(run.events.emit(event, value))))
      return until(promise)
    },
    stopAll: leave,
    stopOthers() {
      scope.assertRunning()
      return scheduler.stopOthers()
    },
    openScene(name: unknown) {
      const wanted = expectText('openScene', name)
      const { all } = run.scenes
      if (!all.includes(wanted)) {
        const suggestion = suggestName(wanted, all)
        if (suggestion === null) throw new HelperError('no-such-scene', { name: wanted })
        throw new HelperError('no-such-scene.suggest', { name: wanted, suggestion })
      }
      run.effects.tell({ kind: 'scene', name: wanted })
      leave()
    },
    restart() {
      run.effects.tell({ kind: 'scene', name: null })
      leave()
    },
    timer: () => run.timer.seconds(),
    resetTimer: () => run.timer.reset(),
  }
}
