import { expectHandler, expectText, textOf } from '../items/expect.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { Scheduler } from '../scheduler/scheduler.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { HelperApi } from '../simulation-host.ts'

/** What a program asks and shows the person besides the world. `scheduler` is the script's own. */
export function createPersonHelpers(run: RunState, scope: ScriptScope, scheduler: Scheduler): HelperApi {
  async function ask(text: string): Promise<string> {
    const question = run.questions.put(text)
    try {
      await scheduler.goOn(() => question.answer !== null)
      return question.answer ?? ''
    } finally {
      run.questions.takeBack(question)
    }
  }

  return {
    ask(text: unknown = '') {
      scope.assertRunning()
      return quietly(ask(textOf(text)))
    },
    showValue(name: unknown, value: unknown) {
      const read = expectHandler('showValue', value)
      run.board.put(expectText('showValue', name), () => {
        try {
          return textOf(read())
        } catch (thrown) {
          scope.report(thrown)
          return null
        }
      })
    },
    hideValue: (name: unknown) => run.board.takeAway(expectText('hideValue', name)),
    device: Object.freeze({
      get isPhone() {
        return run.person.isPhone
      },
      get isVR() {
        return run.person.isVR
      },
      get isAR() {
        return run.person.isAR
      },
    }),
  }
}
