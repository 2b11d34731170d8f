import { expectHandler, expectNumber, expectText } from '../items/expect.ts'
import { keyName } from '../keyboard.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import { keyDown, keyUp, messageNamed } from '../script-events.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { HelperApi } from '../simulation-host.ts'

/** What begins a piece of a program. Nothing here belongs to a stack, so that `stopOthers` does not end it. */
export function createEventHelpers(run: RunState, scope: ScriptScope): HelperApi {
  const { scheduler, events, keyboard } = run

  /** Does one step of a watch in every step of the run, until it throws: then the script has an error, once. */
  function always(oneStep: () => Promise<void>): void {
    const forever = async () => {
      for (;;) {
        await oneStep()
        await scheduler.wait(0)
      }
    }
    void scope.call(forever)
  }

  function onKeyEvent(name: string, event: (key: string) => string, key: unknown, handler: unknown): void {
    const call = expectHandler(name, handler)
    events.on(event(wantedKey(name, key)), () => scope.call(call))
  }

  function wantedKey(helper: string, key: unknown): string {
    const name = keyName(expectText(helper, key))
    keyboard.want(name)
    return name
  }

  return {
    onStart(handler: unknown) {
      const call = expectHandler('onStart', handler)
      scheduler.soon(() => void scope.call(call))
    },
    onKey: (key: unknown, handler: unknown) => onKeyEvent('onKey', keyDown, key, handler),
    onKeyUp: (key: unknown, handler: unknown) => onKeyEvent('onKeyUp', keyUp, key, handler),
    onKeyHeld(key: unknown, handler: unknown) {
      const call = expectHandler('onKeyHeld', handler)
      const name = wantedKey('onKeyHeld', key)
      always(async () => {
        if (keyboard.isHeld(name)) await scope.call(call)
      })
    },
    isKeyDown: (key: unknown) => keyboard.isHeld(wantedKey('isKeyDown', key)),
    onTrue(check: unknown, handler: unknown) {
      const asked = expectHandler('onTrue', check)
      const call = expectHandler('onTrue', handler)
      let wasTrue = false
      always(async () => {
        const isTrue = Boolean(await scope.ask(asked))
        if (isTrue && !wasTrue) void scope.call(call)
        wasTrue = isTrue
      })
    },
    onSceneOpen(name: unknown, handler: unknown) {
      const call = expectHandler('onSceneOpen', handler)
      if (expectText('onSceneOpen', name) === run.scenes.current) scheduler.soon(() => void scope.call(call))
    },
    repeatEvery(seconds: unknown, handler: unknown) {
      const pause = expectNumber('repeatEvery', seconds)
      const call = expectHandler('repeatEvery', handler)
      const repeat = async () => {
        for (;;) {
          await scheduler.wait(pause)
          await scope.call(call)
        }
      }
      quietly(repeat())
    },
    onMessage(name: unknown, handler: unknown) {
      const call = expectHandler('onMessage', handler)
      events.on(messageNamed(expectText('onMessage', name)), (value) => scope.call(call, value))
    },
  }
}
